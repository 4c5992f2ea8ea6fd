import { randomBytes } from 'node:crypto'
import type { Payment, TradeState } from '@xhkt/contract'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { failures } from '../failure.ts'
import { completePayment, findOrder, moveOrder, type OrderRow } from './orders.ts'
import { status, statusNames } from './transitions.ts'

interface PaymentRow {
  id: number
  order_no: string
  code_url: string
  expires_at: number
  failed: number
}

/** What a person with the sandbox's wallet sees of a payment. */
export interface WaitingPayment {
  order_no: string
  amount: number
  title: string
  phone: string
  code_expires_at: number
  failed: number
}

/** third-party.md 4.1: a code is good for two hours. */
const codeLifetime = 7200

const latest = query<PaymentRow>('SELECT * FROM payment WHERE order_no = ? ORDER BY id DESC LIMIT 1')
const waiting = query<WaitingPayment>(`
  SELECT o.order_no, o.amount, c.title, u.phone, p.expires_at AS code_expires_at, p.failed
  FROM payment p JOIN orders o ON o.order_no = p.order_no JOIN course c ON c.id = o.course_id JOIN user u ON u.id = o.user_id
  WHERE o.status = 1 AND o.expires_at > ? AND p.id = (SELECT max(id) FROM payment WHERE order_no = o.order_no)
  ORDER BY p.id DESC LIMIT 50`)

/** third-party.md 4.1: a refund says that it had been paid. */
export function tradeState({ db }: Context, order: OrderRow): TradeState {
  if (order.status === status.cancelled) return 'CLOSED'
  if (order.status === status.refunding || order.status === status.closed) return 'REFUND'
  if (order.status !== status.unpaid) return 'SUCCESS'
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

function freshCode({ db, clock }: Context, order: OrderRow): PaymentRow | undefined {
  const now = clock.now()
  db.run(
    'INSERT INTO payment (order_no, code_url, created_at, expires_at) VALUES (?, ?, ?, ?)',
    ...[order.order_no, `weixin://wxpay/bizpayurl?pr=${randomBytes(7).toString('base64url')}`, now],
    Math.min(now + codeLifetime, order.expires_at),
  )
  return db.get(latest, order.order_no)
}

/** Nothing to pay is paid at once; an order that is through already is told as it stands. */
function settledAlready(context: Context, order: OrderRow): Payment | null {
  if (order.status === status.cancelled) throw failures.orderMoved(statusNames[order.status])
  if (order.status !== status.unpaid) return view(context, order)
  if (order.amount > 0) return null
  completePayment(context, order)
  return view(context, findOrder(context, order.order_no))
}

/** Starts a payment. Asked again it gives the same code while that is good, also after a payment that failed. */
export function confirmPayment(context: Context, order: OrderRow): Payment {
  const settled = settledAlready(context, order)
  if (settled) return settled
  const current = context.db.get(latest, order.order_no)
  const good = current && current.expires_at > context.clock.now()
  return view(context, order, good ? current : freshCode(context, order))
}

export function payAgain(context: Context, order: OrderRow): Payment {
  return settledAlready(context, order) ?? view(context, order, freshCode(context, order))
}

export function cancelOrder(context: Context, order: OrderRow): void {
  moveOrder(context, order, status.cancelled)
}

export const waitingPayments = ({ db, clock }: Context) => db.all(waiting, clock.now())

/** The wallet's end: what the learner's phone did with the code. A second success changes nothing. */
export function settle(context: Context, orderNo: string, result: 'success' | 'fail' | 'expire'): void {
  const order = findOrder(context, orderNo)
  if (result === 'success' && order.paid_at > 0) return
  if (order.status !== status.unpaid) throw failures.orderMoved(statusNames[order.status])
  const payment = context.db.get(latest, orderNo)
  if (!payment) throw failures.nothingToPay('该订单还没有发起支付，请先在订单页点击去支付')
  if (result === 'expire') {
    moveOrder(context, order, status.cancelled)
    return
  }
  if (payment.failed) throw failures.nothingToPay('上次支付失败，请先重新获取二维码')
  if (payment.expires_at <= context.clock.now()) throw failures.nothingToPay('二维码已过期，请先重新获取二维码')
  if (result === 'fail') context.db.run('UPDATE payment SET failed = 1 WHERE id = ?', payment.id)
  else completePayment(context, order)
}
