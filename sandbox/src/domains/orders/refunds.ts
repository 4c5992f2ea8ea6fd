import type { BodyOf, RefundPreview } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { orderActions } from '@xhkt/contract/transitions/order-actions'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { sendOrderMessage } from '../order-states/order-messages.ts'
import { findOrder } from '../order-states/find-order.ts'
import { changeOrder, statusNames } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { orderView } from './order-view.ts'
import { arriveRefund, startRefund } from '../order-states/refund-money.ts'
import { refundTerms, studiedLimit } from './refund-terms.ts'

const reasons = ['课程内容与预期不符', '买错或重复购买', '没有时间学习', '找到了更合适的课程', '其他原因']

export function refundPreview(context: Context, order: OrderRow): RefundPreview {
  const terms = refundTerms(context, order)
  return { ...terms, possible: terms.why === '', limit: studiedLimit, amount: order.amount, reasons }
}

const unpaidRenewal = query<OrderRow>(
  `SELECT * FROM orders WHERE user_id = ? AND course_id = ? AND kind = 'renewal' AND status = ${orderStatus.awaitingPayment}`,
)

/** After the refund, paying the cheaper renewal would open the whole course. */
function cancelUnpaidRenewal(context: Context, { user_id, course_id }: OrderRow): void {
  const renewal = context.db.get(unpaidRenewal, user_id, course_id)
  if (renewal) changeOrder(context, renewal, 'cancel', { by: 'system', reason: '课程已申请退款，不能续费' })
}

/** Requests a refund, which closes the course until the answer. */
export function requestRefund(context: Context, order: OrderRow, { reason, text = '' }: BodyOf<'POST', '/v1/order/refund'>): void {
  const { why, message } = refundTerms(context, order)
  if (why !== '') throw apiErrors.refundImpossible(message)
  context.db.transaction(() => {
    changeOrder(context, order, 'requestRefund', { by: 'learner', reason })
    cancelUnpaidRenewal(context, order)
    context.db.run('UPDATE orders SET reopens_as = ? WHERE order_no = ?', order.status, order.order_no)
    startRefund(context, order, { state: 'requested', reason, text, at: context.clock.now() })
  })
}

function requireRequested(context: Context, order: OrderRow): void {
  const canWithdraw = orderActions(orderView(context, order), context.clock.now()).includes('withdrawRefund')
  if (!canWithdraw) throw apiErrors.orderStatusConflict(statusNames[order.status])
}

interface Ending {
  event: 'withdrawRefund' | 'refuseRefund'
  by: 'learner' | 'operator'
  state: 'withdrawn' | 'refused'
  answer: string
}

/** Ends a request without a refund: the order is back where it was, and its course opens again. */
function endRequest(context: Context, order: OrderRow, { event, by, state, answer }: Ending): void {
  requireRequested(context, order)
  context.db.transaction(() => {
    changeOrder(context, order, event, { to: order.reopens_as ?? undefined, by, reason: answer })
    context.db.run('UPDATE orders SET reopens_as = NULL WHERE order_no = ?', order.order_no)
    context.db.run(
      'UPDATE refund SET state = ?, answer = ?, answered_at = ? WHERE order_no = ?',
      ...[state, answer, context.clock.now(), order.order_no],
    )
  })
}

export const withdrawRefund = (context: Context, order: OrderRow): void =>
  endRequest(context, order, { event: 'withdrawRefund', by: 'learner', state: 'withdrawn', answer: '您已撤回退款申请' })

/** From now on the learner cannot withdraw the request, and the seat of the order is free. */
function grantRefund(context: Context, order: OrderRow): void {
  requireRequested(context, order)
  context.db.run('UPDATE orders SET reopens_as = NULL WHERE order_no = ?', order.order_no)
  context.db.run("UPDATE refund SET state = 'granted', answered_at = ? WHERE order_no = ?", context.clock.now(), order.order_no)
  sendOrderMessage(context, order.order_no, 'refundGranted')
}

export type RefundAnswer = 'grant' | 'refuse' | 'arrive'

/** What the operator does with a refund, and the bank: `arrive` ends it. */
export function answerRefund(context: Context, orderNo: string, answer: RefundAnswer): void {
  const order = findOrder(context, orderNo)
  if (answer === 'grant') grantRefund(context, order)
  else if (answer === 'refuse') endRequest(context, order, { event: 'refuseRefund', by: 'operator', state: 'refused', answer: '已学习的课时较多，不符合退款条件' })
  else context.db.transaction(() => arriveRefund(context, order, context.clock.now()))
}
