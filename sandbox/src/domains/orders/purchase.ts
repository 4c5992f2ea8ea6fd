import type { OrderKind, PriceLine } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { groupOfferAt, nameOfPrice, pricesAt } from '../courses/prices.ts'
import { query } from '../../core/database.ts'
import { apiErrors } from '../../core/api-error.ts'
import { minuteText } from '../../core/minute-text.ts'
import { type GroupRow, findGroup } from '../groups/groups.ts'
import { endsSoon, enrolmentOf, isEnrolled, isInFillingGroup } from '../order-states/enrolment.ts'

/** What a learner buys, before coupons and codes. */
export interface Purchase {
  kind: Exclude<OrderKind, 'redeem'>
  /** Null also for a group that is not opened yet. */
  group: GroupRow | null
  lines: PriceLine[]
  amount: number
  /** When the offer ends, and an unpaid order of it; 0: never. */
  endsAt: number
  /** When the price changes; 0: never. */
  changesAt: number
}

const refundable = query<{ order_no: string }>(
  `SELECT order_no FROM orders WHERE user_id = ? AND course_id = ? AND status = ${orderStatus.refunding} AND reopens_as IS NOT NULL`,
)

function requireNoRefund(context: Context, userId: number, courseId: number): void {
  if (context.db.get(refundable, userId, courseId)) throw apiErrors.refundOpen()
}

/** Throws for a course that the learner has, or that they get back when they withdraw the request for its refund. */
export function requireNotOwned(context: Context, userId: number, courseId: number): void {
  if (isEnrolled(context, userId, courseId)) throw apiErrors.alreadyOwned()
  requireNoRefund(context, userId, courseId)
}

/** Like `requireNotOwned`, but a course that ends soon can be renewed, unless its group may still fail. */
export function requireBuyable(context: Context, userId: number, courseId: number): void {
  const enrolment = enrolmentOf(context, userId, courseId)
  const isRenewal = enrolment !== null && endsSoon(context, enrolment)
  if (isRenewal && isInFillingGroup(context, userId, courseId)) throw apiErrors.groupFilling()
  if (isRenewal) requireNoRefund(context, userId, courseId)
  else requireNotOwned(context, userId, courseId)
}

/** The first of these moments; 0 counts as never. */
export const earliest = (...moments: number[]): number => Math.min(...moments.filter((moment) => moment > 0), Infinity)

/** The price of a course, lowered to `amount` by a second line. A price above the regular one has one line. */
function linesTo(course: CourseRow, amount: number, line: Pick<PriceLine, 'kind' | 'label' | 'reason'>): PriceLine[] {
  const total = Math.max(course.price, amount)
  const price: PriceLine = { kind: 'price', label: '课程价格', reason: nameOfPrice(total, course.old_price), amount: total }
  return amount === total ? [price] : [price, { ...line, amount: amount - total }]
}

function groupPurchase(context: Context, course: CourseRow, groupChoice: string): Purchase {
  const offer = groupOfferAt(course, context.clock.now())
  if (!offer) throw apiErrors.noGroupOffer()
  const lines = linesTo(course, offer.price, { kind: 'group', label: '拼团优惠', reason: `${offer.size} 人成团价` })
  const shared = { lines, amount: offer.price }
  if (groupChoice === 'new') return { kind: 'open', group: null, ...shared, endsAt: offer.ends_at, changesAt: offer.ends_at }
  const group = findGroup(context, groupChoice)
  // A group without a paid member is not open yet, not even for its own leader.
  if (!group || group.course_id !== course.id || group.state !== groupState.filling || group.joined === 0) throw apiErrors.groupClosed()
  const endsAt = earliest(offer.ends_at, group.expires_at)
  return { kind: 'join', group, ...shared, endsAt, changesAt: endsAt }
}

function renewal(course: CourseRow): Purchase {
  const validity = course.valid_days === 0 ? '续费后长期有效' : `续费后 ${course.valid_days} 天内有效`
  const lines = linesTo(course, course.renew_price, { kind: 'renewal', label: '续费优惠', reason: validity })
  return { kind: 'renewal', group: null, lines, amount: course.renew_price, endsAt: 0, changesAt: 0 }
}

/**
 * The purchase of a course by this learner at its current price. An enrolment, which has ended or ends soon, makes it a renewal, which
 * cannot be done in a group: a group that fails would take the enrolment away.
 *
 * @param groupChoice - 'new' or the id of an open group; without it the learner buys alone
 */
export function purchaseFor(context: Context, userId: number, course: CourseRow, groupChoice?: string): Purchase {
  const enrolment = enrolmentOf(context, userId, course.id)
  if (enrolment && groupChoice !== undefined) throw apiErrors.noGroupOffer()
  if (enrolment) return renewal(course)
  if (groupChoice !== undefined) return groupPurchase(context, course, groupChoice)
  const { price, discount_ends_at } = pricesAt(course, context.clock.now())
  const lines = linesTo(course, price, { kind: 'discount', label: '限时优惠', reason: `优惠至 ${minuteText(discount_ends_at)}` })
  return { kind: 'alone', group: null, lines, amount: price, endsAt: 0, changesAt: discount_ends_at }
}
