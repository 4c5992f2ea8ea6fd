import type { RefundState } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { changeOrder } from './order-events.ts'
import type { OrderRow } from './order-row.ts'

export interface RefundRow {
  order_no: string
  state: RefundState
  amount: number
  reason: string
  text: string
  requested_at: number
  answered_at: number
  answer: string
  arrives_at: number | null
}

/** Seconds after which the money of a refund arrives by itself. */
const arrivalTime = 3600

export const refundOfOrder = query<RefundRow>('SELECT * FROM refund WHERE order_no = ?')

type Start = Pick<RefundRow, 'state' | 'reason' | 'text'> & { at: number }

/** Starts the refund of an order, in the place of one that was refused or withdrawn. */
export function startRefund({ db }: Context, { order_no, amount }: OrderRow, { state, reason, text, at }: Start): void {
  db.run(
    `INSERT OR REPLACE INTO refund (order_no, state, amount, reason, text, requested_at, answered_at, answer, arrives_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, '', ?)`,
    ...[order_no, state, amount, reason, text, at, state === 'granted' ? at : 0, at + arrivalTime],
  )
}

/** Ends a refund: its money has arrived, so that the order is closed for good. */
export function arriveRefund(context: Context, order: Pick<OrderRow, 'order_no' | 'status'>, at: number): void {
  const orderNo = order.order_no
  changeOrder(context, order, 'arriveRefund', { by: 'system', reason: '退款已到账', at })
  context.db.run('UPDATE orders SET reopens_as = NULL WHERE order_no = ?', orderNo)
  context.db.run("UPDATE refund SET state = 'arrived', answered_at = CASE answered_at WHEN 0 THEN ? ELSE answered_at END WHERE order_no = ?", at, orderNo)
}
