import type { OrderStatus } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'

const { cancelled, awaitingPayment, paid, delivering, completed, refunding, groupFailed, closed } = orderStatus

export const statusNames: Record<OrderStatus, string> = {
  [cancelled]: '已取消',
  [awaitingPayment]: '待付款',
  [paid]: '已支付',
  [delivering]: '配送中',
  [completed]: '已完成',
  [refunding]: '退款中',
  [groupFailed]: '拼团失败',
  [closed]: '已关闭',
}

/** The allowed next statuses by status. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  [cancelled]: [],
  [awaitingPayment]: [cancelled, paid, delivering],
  [paid]: [completed, refunding, groupFailed],
  [delivering]: [completed, refunding],
  [completed]: [],
  [refunding]: [closed],
  [groupFailed]: [refunding],
  [closed]: [],
}

export const canTransition = (from: OrderStatus, to: OrderStatus) => transitions[from].includes(to)
