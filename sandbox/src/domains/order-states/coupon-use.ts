import { type CouponEvent, type CouponUse, couponTransitions } from '@xhkt/contract/transitions/coupon'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import type { OrderEvent } from '@xhkt/contract/transitions/order'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

interface CollectedRow {
  state: CouponUse
  ends_at: number
}

const collected = query<CollectedRow>(`
  SELECT x.state, c.ends_at FROM coupon_collected x JOIN coupon c ON c.code = x.coupon_code WHERE x.user_id = ? AND x.coupon_code = ?`)
const ofOrder = query<CollectedRow>(`
  SELECT x.state, c.ends_at FROM coupon_collected x JOIN coupon c ON c.code = x.coupon_code WHERE x.order_no = ?`)

/** What an event of an order does to its coupon. */
const couponEvents: Partial<Record<OrderEvent, CouponEvent>> = {
  pay: 'use',
  cancel: 'release',
  expire: 'release',
  arriveRefund: 'giveBack',
}

/** Keeps a coupon for an unpaid order. */
export function holdCoupon({ db }: Context, userId: number, code: string, orderNo: string): void {
  const row = db.get(collected, userId, code)
  const [to] = row ? nextStates(couponTransitions, 'hold', row.state) : []
  if (!to) throw apiErrors.couponUnusable('已使用')
  db.run('UPDATE coupon_collected SET state = ?, order_no = ? WHERE user_id = ? AND coupon_code = ?', to, orderNo, userId, code)
}

/** Uses, releases or gives back the coupon of an order after an event of it. An order without a coupon cannot give one back again. */
export function couponAfter({ db, clock }: Context, orderNo: string, orderEvent: OrderEvent): void {
  const event = couponEvents[orderEvent]
  const row = event && db.get(ofOrder, orderNo)
  if (!row) return
  const allowed = nextStates(couponTransitions, event, row.state)
  const to = row.ends_at <= clock.now() && allowed.includes('expired') ? 'expired' : allowed[0]
  if (!to) throw new Error(`the coupon of order ${orderNo} is ${row.state}, so it cannot ${event}`)
  db.run('UPDATE coupon_collected SET state = ?, order_no = ? WHERE order_no = ?', to, event === 'use' ? orderNo : null, orderNo)
}
