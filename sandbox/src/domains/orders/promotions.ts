import { orderStatus } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import type { Purchase } from './purchase.ts'

interface PromotionRow {
  code: string
  name: string
  amount: number
  ends_at: number
  stock: number
}

export interface Promotion {
  code: string
  /** Null: not accepted, by the reason. */
  accepted: PromotionRow | null
  reason: string
}

const byCode = query<PromotionRow>('SELECT * FROM promotion WHERE code = ?')
/** An unpaid order holds one of the stock, and a paid one keeps it until its money is returned. */
const taken = query<{ count: number }>(`
  SELECT count(*) AS count FROM orders WHERE promotion_code = ? AND order_no <> ?
    AND (status = ${orderStatus.awaitingPayment} OR (opened_at > 0 AND status <> ${orderStatus.closed}))`)

const refused = (code: string, reason: string): Promotion => ({ code, accepted: null, reason })

/**
 * A promotion code for a purchase. Null without a code.
 * @param pendingOrderNo - the unpaid order that the new order replaces; empty: none
 */
export function promotionFor(
  { db, clock }: Context,
  typed: string | undefined,
  purchase: Purchase,
  pendingOrderNo: string,
): Promotion | null {
  const code = (typed ?? '').trim().toUpperCase()
  if (code === '') return null
  const row = db.get(byCode, code)
  if (!row) return refused(code, '推广码不存在')
  if (row.ends_at <= clock.now()) return refused(code, '推广码已过期')
  if (purchase.kind === 'open' || purchase.kind === 'join') return refused(code, '拼团价不能使用推广码')
  if (purchase.amount === 0) return refused(code, '免费课程不需要推广码')
  if ((db.get(taken, code, pendingOrderNo)?.count ?? 0) >= row.stock) return refused(code, '推广码已用完')
  return { code, accepted: row, reason: row.name }
}
