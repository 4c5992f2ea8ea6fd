import type { OrderChange, OrderStatus } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import { type OrderEvent, orderTransitions } from '@xhkt/contract/transitions/order'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { couponAfter } from './coupon-use.ts'
import { type Occasion, sendOrderMessage } from './order-messages.ts'
import type { OrderRow } from './order-row.ts'

export const statusNames: Record<OrderStatus, string> = {
  [orderStatus.cancelled]: '已取消',
  [orderStatus.awaitingPayment]: '待付款',
  [orderStatus.paid]: '已支付',
  [orderStatus.delivering]: '配送中',
  [orderStatus.completed]: '已完成',
  [orderStatus.refunding]: '退款中',
  [orderStatus.groupFailed]: '拼团失败',
  [orderStatus.closed]: '已关闭',
}

interface Occurrence extends Occasion {
  /** Needed where the event has several next statuses. */
  to?: OrderStatus
  by: OrderChange['by']
}

/** Adds to the history of an order. */
export function recordChange({ db, clock }: Context, orderNo: string, status: OrderStatus, { by, reason = '', at }: Occurrence): void {
  const values = [orderNo, status, at ?? clock.now(), by, reason]
  db.run('INSERT INTO order_history (order_no, status, at, actor, reason) VALUES (?, ?, ?, ?, ?)', ...values)
}

/**
 * Moves an order by an event, records it, moves its coupon with it and sends its learner a message. The only code that changes a status.
 * @throws ApiError 409002 when the state table does not allow it
 */
export function changeOrder(
  context: Context,
  order: Pick<OrderRow, 'order_no' | 'status'>,
  event: OrderEvent,
  occurrence: Occurrence,
): void {
  const allowed = nextStates(orderTransitions, event, order.status)
  const to = occurrence.to ?? allowed[0]
  if (to === undefined || !allowed.includes(to)) throw apiErrors.orderStatusConflict(statusNames[order.status])
  context.db.run('UPDATE orders SET status = ? WHERE order_no = ?', to, order.order_no)
  recordChange(context, order.order_no, to, occurrence)
  couponAfter(context, order.order_no, event)
  sendOrderMessage(context, order.order_no, event, occurrence)
}
