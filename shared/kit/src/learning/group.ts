import type { GroupDetail, OrderGroup } from '@xhkt/contract'
import { groupState } from '@xhkt/contract/constants'

/**
 * What a group is to the caller. To a member: inviting, complete, failed. To a friend: joinable, not cheaper than the course alone, sold
 * out, closed. To either: of a course that they own, or whose time has run out.
 */
export type GroupStanding = 'inviting' | 'complete' | 'failed' | 'joinable' | 'not-cheaper' | 'sold-out' | 'closed' | 'owned' | 'expired'

type Group = Pick<GroupDetail, 'state' | 'mine' | 'owned' | 'expired' | 'price'> & { course: Pick<GroupDetail['course'], 'price' | 'sold_out'> }

/** How a group stands for the caller (docs/product/orders.md#group-buys). */
export function groupStanding({ state, mine, owned, expired, price, course }: Group): GroupStanding {
  // After a failed group the learner may have bought the course in another way.
  if (mine && state === groupState.failed && !owned) return 'failed'
  if (mine && owned && state !== groupState.failed) return state === groupState.filling ? 'inviting' : 'complete'
  if (owned) return 'owned'
  if (expired) return 'expired'
  if (course.sold_out) return 'sold-out'
  if (state !== groupState.filling) return 'closed'
  return course.price <= price ? 'not-cheaper' : 'joinable'
}

type Members = Pick<OrderGroup, 'size' | 'joined'>

/** How many members a group still needs. */
export const missingMembers = ({ size, joined }: Members): number => size - joined

/** The group still waits for members. */
export const isFilling = (group: Members): boolean => missingMembers(group) > 0
