import type { CouponObstacle, QuotedCoupon } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { type CouponRow, couponSelect, couponView } from '../coupons/coupons.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { query } from '../../core/database.ts'
import { minuteText } from '../../core/minute-text.ts'
import type { Purchase } from './purchase.ts'

const ownCoupons = query<CouponRow>(`${couponSelect} WHERE own.state IS NOT NULL ORDER BY c.position LIMIT 50`)

const yuan = (fen: number) => `¥${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)}`

interface Situation {
  now: number
  course: CourseRow
  purchase: Purchase
  /** The learner's unpaid order for the course, which the new order replaces; empty: none. */
  pendingOrderNo: string
}

const isForCourse = ({ course_id, category_id }: CouponRow, { id, category_id: top, sub_category_id: sub }: CourseRow) =>
  course_id === null ? category_id === null || category_id === top || category_id === sub : course_id === id

/** The first obstacle, with its explanation. */
function obstacleOf(coupon: CouponRow, { now, course, purchase, pendingOrderNo }: Situation): [CouponObstacle, string] {
  if (coupon.use === 'used') return ['used', '已使用']
  if (coupon.use === 'held' && coupon.order_no !== pendingOrderNo) return ['used', '已用于另一笔待付款订单']
  if (coupon.ends_at <= now) return ['expired', '已过期']
  if (coupon.begins_at > now) return ['notBegun', `${minuteText(coupon.begins_at)} 起可用`]
  if (purchase.kind === 'open' || purchase.kind === 'join') return ['group', '拼团价不能使用优惠券']
  if (!isForCourse(coupon, course)) return ['scope', `仅限${coupon.scope}使用`]
  if (purchase.amount === 0) return ['threshold', '免费课程不需要优惠券']
  if (purchase.amount < coupon.threshold) return ['threshold', `满 ${yuan(coupon.threshold)} 可用`]
  return ['', '']
}

/** The coupons that the learner has collected: usable ones first, the highest discount and then the earliest end first. */
export function quotedCoupons(context: Context, userId: number, situation: Situation): QuotedCoupon[] {
  const all = context.db.all(ownCoupons, userId).map((row) => {
    const [why, reason] = obstacleOf(row, situation)
    return { ...couponView(context, row), usable: why === '', why, reason }
  })
  const saved = ({ amount }: QuotedCoupon) => Math.min(amount, situation.purchase.amount)
  const usable = all.filter((coupon) => coupon.usable).sort((one, other) => saved(other) - saved(one) || one.ends_at - other.ends_at)
  return [...usable, ...all.filter((coupon) => !coupon.usable)]
}
