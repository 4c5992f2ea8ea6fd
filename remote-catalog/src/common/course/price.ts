import type { CourseDetail, GroupBuy, GroupOffer } from '@xhkt/contract'
import { isFilling, missingText } from '@xhkt/kit/rules/group'
import { isSoldOut } from '@xhkt/kit/rules/order'
import { noEnd } from '@xhkt/contract/constants'
import { unknownTextState } from '@xhkt/contract/unknown-state'

/** The page shows the number of free seats when it is at most this. */
const FEW_SEATS = 10

/** The price of buying alone. */
export interface SinglePrice {
  fen: number
  /** Struck through; 0: none. */
  oldFen: number
  /** When the discount ends, in 10-digit seconds; 0: never. */
  endsAt: number
}

interface Offer {
  single: SinglePrice
  /** Null: unlimited, or more than are worth a warning. */
  seats: number | null
}

/** The course is open to the learner. */
export type Owned =
  | { kind: 'owned' }
  /** `until` in 10-digit seconds. */
  | { kind: 'owned-until'; until: number }
  /** Open since the payment. Closes again if the learner's group does not fill in time. */
  | { kind: 'owned-filling'; group: GroupBuy }

/** The price for this learner at this moment. */
export type PriceState =
  | Owned
  | { kind: 'pending'; orderNo: string; single: SinglePrice }
  | { kind: 'expired'; since: number; single: SinglePrice }
  | { kind: 'sold-out'; single: SinglePrice }
  /** The answer does not tell whether the course is on sale, or at what price. */
  | { kind: 'unknown'; single: SinglePrice }
  | ({ kind: 'free' | 'paid' | 'discount' } & Offer)
  | ({ kind: 'group'; offer: GroupOffer; groups: GroupBuy[] } & Offer)

export type Priced = Exclude<PriceState, Owned>

export const isOwned = (state: PriceState): state is Owned =>
  state.kind === 'owned' || state.kind === 'owned-until' || state.kind === 'owned-filling'

const priceNames: Record<Priced['kind'], string> = {
  free: '价格',
  paid: '价格',
  discount: '限时优惠',
  group: '拼团价',
  pending: '价格',
  expired: '续费价',
  'sold-out': '价格',
  unknown: '价格',
}

/** What kind of price a state has. */
export const priceName = (state: Priced): string =>
  state.kind === 'discount' && state.single.endsAt === 0 ? '优惠价' : priceNames[state.kind]

/** The text for the learner's own group while it waits for members. */
export const fillingText = (group: GroupBuy, now: number): string => `拼团中，${missingText(group, now)}`

const isAhead = (moment: number, now: number): boolean => moment === noEnd || moment > now

function singlePrice({ price, old_price, discount_ends_at }: CourseDetail, now: number): SinglePrice {
  if (isAhead(discount_ends_at, now)) return { fen: price, oldFen: old_price > price ? old_price : 0, endsAt: discount_ends_at }
  return { fen: Math.max(price, old_price), oldFen: 0, endsAt: 0 }
}

/** A price that only this learner gets, without an end. A higher price for others is struck through. */
const ownPrice = (fen: number, others: number): SinglePrice => ({ fen, oldFen: others > fen ? others : 0, endsAt: 0 })

/** The amount of the unpaid order. It may differ from the price of a new order: for a group, or after a discount has ended. */
const pendingPrice = ({ pending_order_amount: amount }: CourseDetail, single: SinglePrice): SinglePrice =>
  amount === undefined ? single : ownPrice(amount, Math.max(single.fen, single.oldFen))

function ownedState({ enrolment, groups, owned }: CourseDetail, now: number): Owned | null {
  const until = enrolment?.expires_at ?? 0
  // An unknown end counts as not passed.
  if (!owned || (until !== noEnd && until <= now)) return null
  // A group counts even after its end: only the server knows whether it has filled.
  const group = groups.find((each) => each.mine === true && isFilling(each))
  if (group) return { kind: 'owned-filling', group }
  return until === noEnd ? { kind: 'owned' } : { kind: 'owned-until', until }
}

function offered(course: CourseDetail, single: SinglePrice, now: number): PriceState {
  const { group } = course
  const seats = course.seats_left !== null && course.seats_left <= FEW_SEATS ? course.seats_left : null
  if (single.fen === 0) return { kind: 'free', single, seats }
  if (group && isAhead(group.ends_at, now) && group.price < single.fen) {
    return { kind: 'group', offer: group, groups: course.groups.filter((each) => each.mine === false && each.expires_at > now && isFilling(each)), single, seats }
  }
  return { kind: single.oldFen > 0 ? 'discount' : 'paid', single, seats }
}

/**
 * The state of the price. The first match wins: a buyer needs no price, an unpaid order holds a seat and a price, an expired
 * course is renewed at its own price, sold out or not.
 * @param now 10-digit seconds.
 */
export function priceState(course: CourseDetail, now: number): PriceState {
  const owned = ownedState(course, now)
  if (owned) return owned
  const { enrolment } = course
  const alone = singlePrice(course, now)
  const renewal = enrolment && ownPrice(enrolment.renew_price, alone.fen)
  const single = renewal ?? alone
  const pending = course.pending_order_no ? pendingPrice(course, single) : null
  if (Number.isNaN((pending ?? single).fen)) return { kind: 'unknown', single: pending ?? single }
  if (pending) return { kind: 'pending', orderNo: course.pending_order_no, single: pending }
  if (enrolment) return { kind: 'expired', since: enrolment.expires_at, single }
  if (course.sold_out === unknownTextState) return { kind: 'unknown', single: ownPrice(NaN, 0) }
  if (isSoldOut(course)) return { kind: 'sold-out', single }
  return offered(course, single, now)
}

/**
 * When the answer became outdated, in 10-digit seconds: the last passed moment that the answer still treats as future. 0: it is
 * up to date.
 */
export function outdatedSince({ discount_ends_at, owned, enrolment, group, groups }: CourseDetail, now: number): number {
  const ownedUntil = owned && enrolment ? enrolment.expires_at : 0
  const ofGroups = groups.flatMap(({ expires_at, held_until = 0 }) => [expires_at, held_until])
  const moments = [discount_ends_at, ownedUntil, group?.ends_at ?? 0, ...ofGroups]
  return Math.max(0, ...moments.filter((moment) => moment <= now))
}
