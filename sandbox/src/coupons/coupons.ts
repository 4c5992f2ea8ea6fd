import type { Coupon } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { apiErrors } from '../api-error.ts'

export interface CouponRow extends Omit<Coupon, 'coupon_code' | 'state'> {
  code: string
  category_id: number | null
  course_id: number | null
  begins_at: number
  position: number
  stock: number
  collected: number
  collected_by_user: number
}

/** Coupons with what the learner of the first parameter has of them. */
export const couponSelect = `
  SELECT c.*, (SELECT count(*) FROM coupon_collected x WHERE x.coupon_code = c.code) AS collected,
    EXISTS (SELECT 1 FROM coupon_collected x WHERE x.coupon_code = c.code AND x.user_id = ?) AS collected_by_user
  FROM coupon c`
const byCode = query<CouponRow>(`${couponSelect} WHERE c.code = ?`)
const usable = query<CouponRow>(`
  ${couponSelect} LEFT JOIN course k ON k.id = ?
  WHERE c.ends_at > ? AND (k.id IS NULL OR (k.price > 0 AND c.threshold <= k.price AND ((c.course_id IS NULL AND c.category_id IS NULL)
    OR c.course_id = k.id OR c.category_id IN (k.category_id, k.sub_category_id))))
  ORDER BY c.position`)

function stateOf({ clock }: Context, { collected_by_user, ends_at, stock, collected }: CouponRow): Coupon['state'] {
  if (ends_at <= clock.now()) return couponState.expired
  if (collected_by_user) return couponState.collected
  return collected >= stock ? couponState.soldOut : couponState.available
}

export function couponView(context: Context, row: CouponRow): Coupon {
  const { code, name, amount, threshold, scope, ends_at } = row
  return { coupon_code: code, name, amount, threshold, scope, ends_at, state: stateOf(context, row) }
}

/**
 * The coupons that are usable for a course and its price, with the caller's state of each. `null` as course gives the coupons of all
 * courses. Expired ones are left out.
 */
export function couponsFor(context: Context, courseId: number | string | null, user: User | null): Coupon[] {
  return context.db.all(usable, user?.id ?? 0, courseId, context.clock.now()).map((row) => couponView(context, row))
}

export function collectCoupon(context: Context, user: User, code: string): Coupon {
  const coupon = context.db.get(byCode, user.id, code)
  if (!coupon) throw apiErrors.couponNotFound()
  if (coupon.collected_by_user) return couponView(context, coupon)
  const state = stateOf(context, coupon)
  if (state === couponState.expired) throw apiErrors.couponExpired()
  if (state === couponState.soldOut) throw apiErrors.couponOutOfStock()
  context.db.run(
    'INSERT OR IGNORE INTO coupon_collected (user_id, coupon_code, collected_at) VALUES (?, ?, ?)',
    ...[user.id, code, context.clock.now()],
  )
  return { ...couponView(context, coupon), state: couponState.collected }
}
