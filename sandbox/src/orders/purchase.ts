import type { Context } from '../context.ts'
import type { CourseRow } from '../courses/cards.ts'
import { groupOfferAt, pricesAt } from '../courses/prices.ts'
import { failures } from '../failure.ts'
import { type GroupRow, findGroup } from '../groups/groups.ts'
import { enrolmentOf } from './enrolment.ts'

/** What a learner buys: alone, the same again once it has expired, a group of their own, or a place in another's. */
export type Kind = 'alone' | 'renewal' | 'open' | 'join'

export interface Purchase {
  kind: Kind
  group: GroupRow | null
  amount: number
  /** The offer is good until then. */
  until: number
}

const unlimited = Number.MAX_SAFE_INTEGER

function groupPurchase(context: Context, course: CourseRow, wanted: string): Purchase {
  const offer = groupOfferAt(course, context.clock.now())
  if (!offer) throw failures.noGroupOffer()
  const until = offer.ends_at || unlimited
  if (wanted === 'new') return { kind: 'open', group: null, amount: offer.price, until }
  const group = findGroup(context, wanted)
  // A group that nobody has paid for is not open yet, not for its own leader either.
  if (!group || group.course_id !== course.id || group.state !== 1 || group.joined === 0) throw failures.groupClosed()
  return { kind: 'join', group, amount: offer.price, until: Math.min(until, group.expires_at) }
}

/**
 * What the course costs this learner now. Who has had it renews it: for the price of a renewal, and never in a group, because a
 * group that fails takes the course away again.
 */
export function purchaseOf(context: Context, userId: number, course: CourseRow, wanted?: string): Purchase {
  const before = enrolmentOf(context, userId, course.id)
  if (before && wanted !== undefined) throw failures.noGroupOffer()
  if (before) return { kind: 'renewal', group: null, amount: before.renew_price, until: unlimited }
  if (wanted !== undefined) return groupPurchase(context, course, wanted)
  return { kind: 'alone', group: null, amount: pricesAt(course, context.clock.now()).price, until: unlimited }
}
