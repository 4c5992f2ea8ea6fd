import { orderStatus } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import { joinGroup } from '../groups/groups.ts'
import { changeOrder } from '../order-states/order-events.ts'
import { storedEnrolment } from '../order-states/enrolment.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { startRefund } from '../order-states/refund-money.ts'

const day = 86_400

/**
 * Marks an order as paid, which opens the course at once, before printed material arrives and before the group is full. An order of a
 * group gets status 2 even with printed material: it is sent when the group is full. Runs within the caller's transaction.
 */
export function completePayment(context: Context, order: OrderRow): void {
  const { has_material, valid_days } = requireCourse(context, order.course_id)
  const now = context.clock.now()
  // A renewal ahead of the end adds to the time that is left.
  const from = Math.max(now, order.kind === 'renewal' ? (storedEnrolment(context, order.user_id, order.course_id)?.expires_at ?? 0) : 0)
  const to = has_material && order.group_id === null ? orderStatus.delivering : orderStatus.paid
  changeOrder(context, order, 'pay', { to, by: 'learner' })
  context.db.run(
    'UPDATE orders SET paid_at = ?, opened_at = ?, valid_until = ? WHERE order_no = ?',
    ...[now, now, valid_days === 0 ? 0 : from + valid_days * day, order.order_no],
  )
  if (order.group_id !== null) joinGroup(context, order.group_id)
}

/** Returns money that arrived for a cancelled order. Its course stays closed. Runs within the caller's transaction. */
export function refundLatePayment(context: Context, order: OrderRow): void {
  const at = context.clock.now()
  const reason = '订单取消后付款才到账，自动退款'
  changeOrder(context, order, 'payLate', { by: 'system', reason })
  context.db.run('UPDATE orders SET paid_at = ? WHERE order_no = ?', at, order.order_no)
  startRefund(context, order, { state: 'granted', reason, text: '', at })
}
