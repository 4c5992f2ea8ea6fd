import type { GroupDetail } from '@xhkt/contract'

/**
 * What a group offers to the learner. A member: to invite, complete, failed. A friend: joinable, dearer than alone, sold out, too
 * late. Either: a course that they own, or that has expired.
 */
export type GroupStanding = 'inviting' | 'complete' | 'failed' | 'joinable' | 'dearer' | 'sold-out' | 'closed' | 'owned' | 'expired'

type Told = Pick<GroupDetail, 'state' | 'mine' | 'owned' | 'expired' | 'price'> & { course: Pick<GroupDetail['course'], 'price' | 'sold_out'> }

export function groupStanding({ state, mine, owned, expired, price, course }: Told): GroupStanding {
  // A member of a failed group may own the course in another way.
  if (mine && state === 3 && !owned) return 'failed'
  if (mine && owned && state !== 3) return state === 1 ? 'inviting' : 'complete'
  if (owned) return 'owned'
  if (expired) return 'expired'
  if (course.sold_out) return 'sold-out'
  if (state !== 1) return 'closed'
  return course.price <= price ? 'dearer' : 'joinable'
}
