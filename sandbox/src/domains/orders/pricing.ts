import type { PriceLine, QuotedCoupon } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { apiErrors } from '../../core/api-error.ts'
import { heldPlacesOf } from '../groups/groups.ts'
import { minuteText } from '../../core/minute-text.ts'
import { findUnpaidOrder } from '../order-states/find-order.ts'
import type { OrderRow } from '../order-states/order-row.ts'
import { type Promotion, promotionFor } from './promotions.ts'
import { earliest, type Purchase, purchaseFor, requireBuyable } from './purchase.ts'
import { quotedCoupons } from './quoted-coupons.ts'
import { countFreeSeats } from '../order-states/seats.ts'

export interface Choices {
  /** `new` or the id of an open group; without it the learner buys alone. */
  group?: string
  /** `none`: no coupon. `best`: the one with the highest discount. */
  coupon: string
  promotionCode?: string
}

export interface Price {
  purchase: Purchase
  lines: PriceLine[]
  amount: number
  /** When the lines change; 0: never. */
  validUntil: number
  /** Empty: none. */
  couponCode: string
  coupons: QuotedCoupon[]
  promotion: Promotion | null
  /** The learner's unpaid order for the course, whatever it costs. */
  pending: OrderRow | null
  /** The pending order is the same purchase at the same or a lower price: ordering again gives that order, at its own price. */
  isReused: boolean
}

/** Throws when no seat or place is left. Unpaid orders hold theirs; the learner's own one counts as free. */
function requireSeatAndPlace(context: Context, course: CourseRow, { kind, group }: Purchase, pending: OrderRow | null): void {
  const seats = countFreeSeats(context, course.id)
  const ownSeat = pending && pending.kind !== 'renewal' ? 1 : 0
  if (kind !== 'renewal' && seats !== null && seats + ownSeat === 0) throw apiErrors.soldOut()
  if (!group) return
  const { held, held_until } = heldPlacesOf(context, group.id, pending?.order_no)
  if (group.joined >= group.size) throw apiErrors.groupClosed()
  if (group.joined + held >= group.size) {
    // Rounded up to the minute in which the place is free.
    throw apiErrors.groupHeld(held, held_until < group.expires_at ? minuteText(held_until + 59) : '')
  }
}

/** Lowers a price by at most itself. */
const reduction = (amount: number, by: number, line: Omit<PriceLine, 'amount'>): PriceLine => ({ ...line, amount: -Math.min(amount, by) })
const sum = (lines: PriceLine[]) => lines.reduce((total, { amount }) => total + amount, 0)

/** The purchase with its coupon and promotion code at the prices of this moment. */
function freshPrice(purchase: Purchase, coupon: QuotedCoupon | undefined, promotion: Promotion | null, needsAddress: boolean) {
  const lines = [...purchase.lines]
  if (coupon) {
    const reason = coupon.threshold === 0 ? coupon.scope : `${coupon.scope}满减`
    lines.push(reduction(sum(lines), coupon.amount, { kind: 'coupon', label: `优惠券：${coupon.name}`, reason }))
  }
  const accepted = promotion?.accepted
  if (accepted) lines.push(reduction(sum(lines), accepted.amount, { kind: 'promotion', label: '推广码优惠', reason: accepted.name }))
  if (needsAddress) lines.push({ kind: 'delivery', label: '运费', reason: '全国包邮', amount: 0 })
  const changes = earliest(purchase.changesAt, coupon?.ends_at ?? 0, accepted?.ends_at ?? 0)
  return { lines, amount: sum(lines), validUntil: Number.isFinite(changes) ? changes : 0 }
}

/**
 * What a course costs the learner. The same unpaid order at a lower price keeps its price, so a double click places one order.
 * @throws ApiError when the learner cannot buy the course in this way
 */
export function priceOf(context: Context, userId: number, course: CourseRow, choices: Choices): Price {
  requireBuyable(context, userId, course.id)
  const purchase = purchaseFor(context, userId, course, choices.group)
  const pending = findUnpaidOrder(context, userId, course.id) ?? null
  requireSeatAndPlace(context, course, purchase, pending)
  const pendingOrderNo = pending?.order_no ?? ''
  const coupons = quotedCoupons(context, userId, { now: context.clock.now(), course, purchase, pendingOrderNo })
  const promotion = promotionFor(context, choices.promotionCode, purchase, pendingOrderNo)
  const chosen = coupons.find(({ coupon_code, usable }) => usable && (choices.coupon === 'best' || coupon_code === choices.coupon))
  const fresh = freshPrice(purchase, chosen, promotion, course.has_material === 1)
  const shared = { purchase, coupons, promotion, pending }
  const isReused =
    pending !== null
    && pending.kind === purchase.kind
    && (purchase.group === null || pending.group_id === purchase.group.id)
    && pending.promotion_code === (promotion?.accepted?.code ?? '')
    && (choices.coupon === 'best' || pending.coupon_code === (choices.coupon === 'none' ? '' : choices.coupon))
    && pending.amount <= fresh.amount
  if (!isReused) return { ...shared, ...fresh, couponCode: chosen?.coupon_code ?? '', isReused }
  const lines = JSON.parse(pending.lines) as PriceLine[]
  return { ...shared, lines, amount: pending.amount, validUntil: pending.expires_at, couponCode: pending.coupon_code, isReused }
}
