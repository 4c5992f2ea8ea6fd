import type { OrderAddress, OrderKind, PriceLine } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { recordChange } from './order-events.ts'
import { orderNoAt } from './order-no.ts'

/** Seconds until an unpaid order is cancelled. */
export const unpaidLifetime = 1800

export interface NewOrder {
  userId: number
  courseId: number
  kind: OrderKind
  groupId?: number | null
  lines: PriceLine[]
  couponCode?: string
  promotionCode?: string
  inviteCode?: string
  remark?: string
  address?: OrderAddress | null
  /** When the offer ends; the unpaid order ends with it. */
  endsAt?: number
}

const taken = query<{ order_no: string }>('SELECT order_no FROM orders WHERE order_no = ?')

function freeOrderNo({ db, clock }: Context): string {
  let orderNo = orderNoAt(clock.now())
  while (db.get(taken, orderNo)) orderNo = orderNoAt(clock.now())
  return orderNo
}

/** Adds an unpaid order and returns its number. The first line is the price before discounts. Runs within the caller's transaction. */
export function insertOrder(context: Context, order: NewOrder): string {
  const { db, clock } = context
  const { userId, courseId, kind, groupId = null, lines, address = null, endsAt = Number.MAX_SAFE_INTEGER } = order
  const now = clock.now()
  const orderNo = freeOrderNo(context)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  db.run(
    `INSERT INTO orders (order_no, user_id, course_id, status, kind, group_id, total, amount, lines, created_at, expires_at,
       coupon_code, promotion_code, invite_code, remark, address)
     VALUES (?, ?, ?, ${orderStatus.awaitingPayment}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[orderNo, userId, courseId, kind, groupId, lines[0]?.amount ?? 0, amount, JSON.stringify(lines)],
    ...[now, Math.min(now + unpaidLifetime, endsAt), order.couponCode ?? '', order.promotionCode ?? '', order.inviteCode ?? ''],
    ...[order.remark ?? '', address && JSON.stringify(address)],
  )
  recordChange(context, orderNo, orderStatus.awaitingPayment, { by: 'learner' })
  return orderNo
}
