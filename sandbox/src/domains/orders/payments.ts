import { randomBytes } from 'node:crypto'
import type { Payment, TradeState } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import { type PaymentEvent, paymentTransitions } from '@xhkt/contract/transitions/payment'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { completePayment, refundLatePayment } from './complete-payment.ts'
import { findOrder } from '../order-states/find-order.ts'
import { changeOrder, statusNames } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'

interface PaymentRow {
  id: number
  order_no: string
  code_url: string
  expires_at: number
  failed: number
}

/** A payment in the wallet on the sandbox page. */
export interface PendingPayment {
  order_no: string
  amount: number
  title: string
  phone: string
  code_expires_at: number
  failed: number
}

/** Seconds that a WeChat Pay `code_url` is valid (docs/product/third-parties.md#wechat-pay). */
const codeLifetime = 7200

const latest = query<PaymentRow>('SELECT * FROM payment WHERE order_no = ? ORDER BY id DESC LIMIT 1')
const pending = query<PendingPayment>(`
  SELECT o.order_no, o.amount, c.title, u.phone, p.expires_at AS code_expires_at, p.failed
  FROM payment p JOIN orders o ON o.order_no = p.order_no JOIN course c ON c.id = o.course_id JOIN user u ON u.id = o.user_id
  WHERE o.status = ${orderStatus.awaitingPayment} AND o.expires_at > ? AND p.id = (SELECT max(id) FROM payment WHERE order_no = o.order_no)
  ORDER BY p.id DESC LIMIT 50`)

/** The trade state of WeChat Pay (docs/product/third-parties.md#wechat-pay). */
export function tradeState({ db }: Context, order: OrderRow): TradeState {
  if (order.status === orderStatus.cancelled) return 'CLOSED'
  if (order.status === orderStatus.refunding || order.status === orderStatus.closed) return 'REFUND'
  if (order.status !== orderStatus.awaitingPayment) return 'SUCCESS'
  return db.get(latest, order.order_no)?.failed ? 'PAYERROR' : 'NOTPAY'
}

function view(context: Context, order: OrderRow, payment?: PaymentRow): Payment {
  return {
    order_no: order.order_no,
    amount: order.amount,
    code_url: payment?.code_url ?? '',
    expires_at: payment?.expires_at ?? order.expires_at,
    trade_state: tradeState(context, order),
  }
}

function createPayment({ db, clock }: Context, order: OrderRow): PaymentRow | undefined {
  const now = clock.now()
  db.run(
    'INSERT INTO payment (order_no, code_url, created_at, expires_at) VALUES (?, ?, ?, ?)',
    ...[order.order_no, `weixin://wxpay/bizpayurl?pr=${randomBytes(7).toString('base64url')}`, now],
    Math.min(now + codeLifetime, order.expires_at),
  )
  return db.get(latest, order.order_no)
}

/** The payment of an order that needs no `code_url`: one that is already paid, or a free one, which is paid now. Null otherwise. */
function settledPayment(context: Context, order: OrderRow): Payment | null {
  if (order.status === orderStatus.cancelled) throw apiErrors.orderStatusConflict(statusNames[order.status])
  if (order.status !== orderStatus.awaitingPayment) return view(context, order)
  if (order.amount > 0) return null
  context.db.transaction(() => completePayment(context, order))
  return view(context, findOrder(context, order.order_no))
}

/** Starts a payment, or returns the current one while its `code_url` is valid, even after a failed try. */
export function confirmPayment(context: Context, order: OrderRow): Payment {
  const settled = settledPayment(context, order)
  if (settled) return settled
  const current = context.db.get(latest, order.order_no)
  const isValid = current && current.expires_at > context.clock.now()
  return view(context, order, isValid ? current : createPayment(context, order))
}

export function renewPayment(context: Context, order: OrderRow): Payment {
  return settledPayment(context, order) ?? view(context, order, createPayment(context, order))
}

/** Cancels an unpaid order. `reason` is the learner's; empty: none was given. */
export function cancelOrder(context: Context, order: OrderRow, reason: string): void {
  context.db.transaction(() => {
    changeOrder(context, order, 'cancel', { by: 'learner', reason })
    context.db.run('UPDATE orders SET cancel_reason = ? WHERE order_no = ?', reason, order.order_no)
  })
}

export const pendingPayments = ({ db, clock }: Context) => db.all(pending, clock.now())

/** What the wallet tells: `late` is a success for an order that was cancelled meanwhile. */
export type PaymentResult = 'success' | 'fail' | 'expire' | 'late'

const events: Record<PaymentResult, PaymentEvent> = { success: 'succeed', fail: 'fail', expire: 'close', late: 'succeedLate' }

/** The callback of the wallet with the result of a payment. A second success changes nothing. */
export function settlePayment(context: Context, orderNo: string, result: PaymentResult): void {
  const order = findOrder(context, orderNo)
  if ((result === 'success' || result === 'late') && order.paid_at > 0) return
  const payment = context.db.get(latest, orderNo)
  const state = tradeState(context, order)
  if (payment && state === 'PAYERROR' && result !== 'expire') throw apiErrors.notPayable('上次支付失败，请先重新获取二维码')
  if (nextStates(paymentTransitions, events[result], state).length === 0) throw apiErrors.orderStatusConflict(statusNames[order.status])
  if (!payment) throw apiErrors.notPayable('该订单还没有发起支付，请先在订单页点击去支付')
  const isOpen = state === 'NOTPAY' && result !== 'expire'
  if (isOpen && payment.expires_at <= context.clock.now()) throw apiErrors.notPayable('二维码已过期，请先重新获取二维码')
  context.db.transaction(() => {
    if (result === 'success') completePayment(context, order)
    else if (result === 'late') refundLatePayment(context, order)
    else if (result === 'expire') changeOrder(context, order, 'expire', { by: 'system', reason: '付款已关闭' })
    else context.db.run('UPDATE payment SET failed = 1 WHERE id = ?', payment.id)
  })
}
