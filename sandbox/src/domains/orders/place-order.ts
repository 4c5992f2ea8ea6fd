import type { BodyOf } from '@xhkt/contract'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { holdCoupon } from '../order-states/coupon-use.ts'
import { apiErrors } from '../../core/api-error.ts'
import { createGroup } from '../groups/groups.ts'
import { findOrder } from '../order-states/find-order.ts'
import { insertOrder } from '../order-states/insert-order.ts'
import { orderAddress } from '../addresses/addresses.ts'
import { changeOrder } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { type Price, priceOf } from './pricing.ts'
import { quoteView } from './quote.ts'

type OrderBody = BodyOf<'POST', '/v1/order'>

/** Throws when the learner would not get what the page showed. An area that sends no `expected_amount` is older than addresses. */
function requireAsShown(context: Context, course: CourseRow, body: OrderBody, price: Price): void {
  const { coupon_code = 'none', expected_amount, address_id } = body
  const refused = price.coupons.find((coupon) => coupon.coupon_code === coupon_code)
  // An unpaid order keeps its coupon, also when the coupon expires meanwhile.
  if (coupon_code !== 'none' && !refused?.usable && !price.isReused) throw apiErrors.couponUnusable(refused?.reason ?? '尚未领取')
  if (price.promotion && !price.promotion.accepted) throw apiErrors.promotionUnusable(price.promotion.reason)
  if (expected_amount === undefined) return
  if (expected_amount !== price.amount) throw apiErrors.priceChanged(quoteView(context, course, price))
  if (course.has_material === 1 && address_id === undefined) throw apiErrors.addressMissing()
}

/** The learner may change address, remark and invite code of an unpaid order by ordering again. */
function updateDetails({ db }: Context, orderNo: string, details: { address: string | null; remark?: string; inviteCode?: string }): void {
  db.run(
    'UPDATE orders SET address = coalesce(?, address), remark = coalesce(?, remark), invite_code = coalesce(?, invite_code) WHERE order_no = ?',
    ...[details.address, details.remark ?? null, details.inviteCode ?? null, orderNo],
  )
}

/**
 * Orders a course. An unpaid order of the same course is reused for the same purchase, and cancelled for another one (alone, a new group,
 * another group, another coupon or code). If the new order is refused, the unpaid one stays.
 */
export function placeOrder(context: Context, user: User, body: OrderBody): OrderRow {
  const course = requireCourse(context, body.course_id)
  const choices = { group: body.group, coupon: body.coupon_code ?? 'none', promotionCode: body.promotion_code }
  const price = priceOf(context, user.id, course, choices)
  requireAsShown(context, course, body, price)
  const { purchase, pending, lines, couponCode } = price
  const { remark, invite_code: inviteCode } = body
  const address = body.address_id === undefined ? null : orderAddress(context, user.id, body.address_id)
  if (pending && price.isReused) {
    updateDetails(context, pending.order_no, { address: address && JSON.stringify(address), remark, inviteCode })
    return findOrder(context, pending.order_no)
  }
  const promotionCode = price.promotion?.accepted?.code
  const orderNo = context.db.transaction(() => {
    if (pending) changeOrder(context, pending, 'cancel', { by: 'learner', reason: '改为重新下单' })
    const groupId = purchase.kind === 'open' ? createGroup(context, course, user) : (purchase.group?.id ?? null)
    const placed = insertOrder(context, {
      ...{ userId: user.id, courseId: course.id, kind: purchase.kind, groupId, lines, endsAt: purchase.endsAt || undefined },
      ...{ couponCode, promotionCode, inviteCode, remark, address },
    })
    if (couponCode !== '') holdCoupon(context, user.id, couponCode, placed)
    return placed
  })
  return findOrder(context, orderNo)
}
