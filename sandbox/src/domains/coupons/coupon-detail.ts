import type { CouponDetail } from '@xhkt/contract'
import { couponState } from '@xhkt/contract/constants'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { requireCategory } from '../courses/categories.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { couponView, hasBegun, requireCoupon } from './coupons.ts'

/** A coupon as its own page shows it, in any state. */
export function couponDetail(context: Context, code: string, user: User | null): CouponDetail {
  expireOverdue(context)
  const coupon = requireCoupon(context, user, code)
  const { begins_at, stock, collected, course_id, category_id } = coupon
  const view = couponView(context, coupon)
  return {
    ...view,
    state: hasBegun(context, coupon) ? view.state : couponState.notBegun,
    begins_at,
    course: course_id === null ? null : courseCard(context, requireCourse(context, course_id)),
    category: category_id === null ? null : requireCategory(context, category_id),
    left: Math.max(0, stock - collected),
  }
}
