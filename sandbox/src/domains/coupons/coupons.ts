import type { Coupon } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import type { CouponUse } from '@xhkt/contract/transitions/coupon'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'

/** A coupon with what became of the one that the caller has collected. */
export interface CouponRow extends Omit<Coupon, 'coupon_code' | 'state' | 'use' | 'order_no'> {
  code: string
  category_id: number | null
  course_id: number | null
  begins_at: number
  position: number
  stock: number
  collected: number
  /** Null: the learner has none. */
  use: CouponUse | null
  order_no: string | null
}

/** Coupons, each with what became of it for the learner of the first parameter. */
export const couponSelect = `
  SELECT c.*, own.state AS use, own.order_no, (SELECT count(*) FROM coupon_collected x WHERE x.coupon_code = c.code) AS collected
  FROM coupon c LEFT JOIN coupon_collected own ON own.coupon_code = c.code AND own.user_id = ?`
const byCode = query<CouponRow>(`${couponSelect} WHERE c.code = ?`)
const usable = query<CouponRow>(`
  ${couponSelect} LEFT JOIN course k ON k.id = ?
  WHERE c.begins_at <= ? AND c.ends_at > ?
    AND (k.id IS NULL OR (k.price > 0 AND c.threshold <= k.price AND ((c.course_id IS NULL AND c.category_id IS NULL)
    OR c.course_id = k.id OR c.category_id IN (k.category_id, k.sub_category_id))))
  ORDER BY c.position`)

export const hasBegun = ({ clock }: Context, { begins_at }: CouponRow) => begins_at <= clock.now()

/** Of a coupon that has begun. */
function stateOf({ clock }: Context, { use, ends_at, stock, collected }: CouponRow): Coupon['state'] {
  if (ends_at <= clock.now()) return couponState.expired
  if (use !== null) return couponState.collected
  return collected >= stock ? couponState.soldOut : couponState.available
}

export function couponView(context: Context, row: CouponRow): Coupon {
  const { code, name, amount, threshold, scope, ends_at, use, order_no } = row
  return {
    ...{ coupon_code: code, name, amount, threshold, scope, ends_at, state: stateOf(context, row) },
    ...(use !== null && { use }),
    ...(order_no !== null && { order_no }),
  }
}

/**
 * The coupons that are usable for a course and its price, with the caller's state of each. `null` as course gives the coupons of all
 * courses. Those that have not begun or have expired are left out.
 */
export function couponsFor(context: Context, courseId: number | string | null, user: User | null): Coupon[] {
  const now = context.clock.now()
  return context.db.all(usable, user?.id ?? 0, courseId, now, now).map((row) => couponView(context, row))
}

export function requireCoupon({ db }: Context, user: User | null, code: string): CouponRow {
  const coupon = db.get(byCode, user?.id ?? 0, code)
  if (!coupon) throw apiErrors.couponNotFound()
  return coupon
}

export function collectCoupon(context: Context, user: User, code: string): Coupon {
  const coupon = requireCoupon(context, user, code)
  if (!hasBegun(context, coupon)) throw apiErrors.couponNotBegun()
  if (coupon.use !== null) return couponView(context, coupon)
  const state = stateOf(context, coupon)
  if (state === couponState.expired) throw apiErrors.couponExpired()
  if (state === couponState.soldOut) throw apiErrors.couponOutOfStock()
  context.db.run(
    'INSERT OR IGNORE INTO coupon_collected (user_id, coupon_code, collected_at) VALUES (?, ?, ?)',
    ...[user.id, code, context.clock.now()],
  )
  return { ...couponView(context, coupon), state: couponState.collected, use: 'usable' }
}
