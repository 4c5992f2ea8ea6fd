import type { GroupDetail } from '@xhkt/contract'

/**
 * What a group is to whoever looks. To its member: to fill, complete, failed. To a friend: to be joined, dearer than the course alone, of a
 * course without a seat, come too late for. To either: of a course that they have, or had until its time ran out.
 */
export type GroupStanding = 'inviting' | 'complete' | 'failed' | 'joinable' | 'dearer' | 'sold-out' | 'closed' | 'owned' | 'expired'

type Told = Pick<GroupDetail, 'state' | 'mine' | 'owned' | 'expired' | 'price'> & { course: Pick<GroupDetail['course'], 'price' | 'sold_out'> }

export function groupStanding({ state, mine, owned, expired, price, course }: Told): GroupStanding {
  // Whose group has failed may have bought the course in another way since.
  if (mine && state === 3 && !owned) return 'failed'
  if (mine && owned && state !== 3) return state === 1 ? 'inviting' : 'complete'
  if (owned) return 'owned'
  if (expired) return 'expired'
  if (course.sold_out) return 'sold-out'
  if (state !== 1) return 'closed'
  return course.price <= price ? 'dearer' : 'joinable'
}
