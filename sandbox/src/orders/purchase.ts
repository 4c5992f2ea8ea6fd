import { groupState } from '@xhkt/contract/constants'
import type { Context } from '../context.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { groupOfferAt, pricesAt } from '../courses/prices.ts'
import { apiErrors } from '../api-error.ts'
import { type GroupRow, findGroup } from '../groups/groups.ts'
import { enrolmentOf } from './enrolment.ts'

/** How a learner buys: alone, as a renewal of an expired course, by opening a group, or by joining one. */
export type PurchaseKind = 'alone' | 'renewal' | 'open' | 'join'

export interface Purchase {
  kind: PurchaseKind
  group: GroupRow | null
  amount: number
  /** When the offer ends. */
  endsAt: number
}

const unlimited = Number.MAX_SAFE_INTEGER

function groupPurchase(context: Context, course: CourseRow, groupChoice: string): Purchase {
  const offer = groupOfferAt(course, context.clock.now())
  if (!offer) throw apiErrors.noGroupOffer()
  const endsAt = offer.ends_at || unlimited
  if (groupChoice === 'new') return { kind: 'open', group: null, amount: offer.price, endsAt }
  const group = findGroup(context, groupChoice)
  // A group without a paid member is not open yet, not even for its own leader.
  if (!group || group.course_id !== course.id || group.state !== groupState.filling || group.joined === 0) throw apiErrors.groupClosed()
  return { kind: 'join', group, amount: offer.price, endsAt: Math.min(endsAt, group.expires_at) }
}

/**
 * The purchase of a course by this learner at its current price. An expired enrolment makes it a renewal, which cannot be done in a group:
 * a group that fails would take the enrolment away.
 *
 * @param groupChoice - 'new' or the id of an open group; without it the learner buys alone
 */
export function purchaseFor(context: Context, userId: number, course: CourseRow, groupChoice?: string): Purchase {
  const expired = enrolmentOf(context, userId, course.id)
  if (expired && groupChoice !== undefined) throw apiErrors.noGroupOffer()
  if (expired) return { kind: 'renewal', group: null, amount: expired.renew_price, endsAt: unlimited }
  if (groupChoice !== undefined) return groupPurchase(context, course, groupChoice)
  return { kind: 'alone', group: null, amount: pricesAt(course, context.clock.now()).price, endsAt: unlimited }
}
