import type { Order, SharedOrder } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { awaitsShipment, type Sending } from '@xhkt/contract/transitions/order-actions'
import { isGroupFilling } from '@xhkt/kit/rules/order'

export type StatusIconName = 'cancelled' | 'clock' | 'tick' | 'box' | 'truck' | 'done' | 'refund' | 'group' | 'closed'

/** Name, colour and icon of a status (docs/product/orders.md#order-statuses). */
export interface StatusLook {
  name: string
  tone: 'red' | 'green' | 'grey'
  icon: StatusIconName
}

const looks = new Map<number, StatusLook>([
  [orderStatus.cancelled, { name: '已取消', tone: 'red', icon: 'cancelled' }],
  [orderStatus.awaitingPayment, { name: '待付款', tone: 'red', icon: 'clock' }],
  [orderStatus.paid, { name: '已支付', tone: 'green', icon: 'tick' }],
  [orderStatus.delivering, { name: '配送中', tone: 'green', icon: 'truck' }],
  [orderStatus.completed, { name: '已完成', tone: 'green', icon: 'done' }],
  [orderStatus.refunding, { name: '退款中', tone: 'red', icon: 'refund' }],
  [orderStatus.groupFailed, { name: '拼团失败', tone: 'red', icon: 'group' }],
  [orderStatus.closed, { name: '已关闭', tone: 'grey', icon: 'closed' }],
])
const unknown: StatusLook = { name: '处理中', tone: 'grey', icon: 'clock' }

/** An order with its status: the learner's own order, or its shared form, which everybody may see. */
export type Statused = Omit<SharedOrder, 'course' | 'mine'> & Partial<Pick<Order, 'group' | 'refund'>> & Sending

/** The look of a status alone, such as one in an order's history. */
export const lookOfStatus = (status: number): StatusLook => looks.get(status) ?? unknown

/**
 * The look of an order now. A closed one is 已退款 if money came back, one whose group is filling is 拼团中, and one whose printed material has
 * not been sent is 待发货.
 */
export function lookOfOrder(order: Statused): StatusLook {
  const { status, group = null, refund = null, refunded, group_filling } = order
  const look = lookOfStatus(status)
  if (status === orderStatus.delivering && awaitsShipment(order)) return { ...look, name: '待发货', icon: 'box' }
  if (status === orderStatus.closed && (refunded ?? (refund?.amount ?? 0) > 0)) return { ...look, name: '已退款' }
  if (group_filling ?? isGroupFilling({ status, group })) return { ...look, name: '拼团中', icon: 'group' }
  return look
}
