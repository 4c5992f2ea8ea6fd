import type { OrderStatus } from '@xhkt/contract'

/** Order statuses (docs/product/orders.md#order-statuses). */
export const status = {
  cancelled: 0,
  unpaid: 1,
  paid: 2,
  delivering: 3,
  done: 4,
  refunding: 5,
  groupFailed: 6,
  closed: 7,
} as const satisfies Record<string, OrderStatus>

export const statusNames: Record<OrderStatus, string> = {
  0: '已取消',
  1: '待付款',
  2: '已支付',
  3: '配送中',
  4: '已完成',
  5: '退款中',
  6: '拼团失败',
  7: '已关闭',
}

/** The allowed next statuses by status. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  0: [],
  1: [0, 2, 3],
  2: [4, 5, 6],
  3: [4, 5],
  4: [],
  5: [7],
  6: [5],
  7: [],
}

export const canTransition = (from: OrderStatus, to: OrderStatus) => transitions[from].includes(to)
