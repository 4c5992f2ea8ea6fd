import type { Quote } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { courseCard } from '../courses/cards.ts'
import type { CourseRow } from '../courses/course-row.ts'
import type { Price } from './pricing.ts'

/** A price as the learner sees it before ordering. */
export function quoteView(context: Context, course: CourseRow, price: Price): Quote {
  const { purchase, lines, amount, validUntil, couponCode, coupons, promotion } = price
  return {
    course: courseCard(context, course),
    kind: purchase.kind,
    group: purchase.kind === 'open' ? 'new' : purchase.group ? String(purchase.group.id) : '',
    lines,
    amount,
    valid_until: validUntil,
    needs_address: course.has_material === 1,
    coupon_code: couponCode,
    coupons,
    promotion: promotion && { code: promotion.code, accepted: promotion.accepted !== null, reason: promotion.reason },
  }
}
