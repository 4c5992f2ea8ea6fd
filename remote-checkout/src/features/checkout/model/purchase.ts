import type { CourseDetail, GroupBuy, GroupOffer, Order } from '@xhkt/contract'
import { isSoldOut } from '@xhkt/kit/rules/order'
import { errorCode } from '@xhkt/contract/constants'

/** Why a course cannot be bought by this learner, or not this way. */
export type Refusal = 'owned' | 'sold-out' | 'no-offer' | 'group-closed'

/** By the server's refusal code. */
export const refusals: ReadonlyMap<number, Refusal> = new Map([
  [errorCode.alreadyOwned, 'owned'],
  [errorCode.courseSoldOut, 'sold-out'],
  [errorCode.noGroupOffer, 'no-offer'],
  [errorCode.groupClosed, 'group-closed'],
])

export type Purchase =
  | { kind: 'alone' | 'renewal' }
  /** `join`: the group to join; null opens one. */
  | { kind: 'group'; offer: GroupOffer; join: GroupBuy | null }
  | { kind: 'refused'; why: Refusal }

const refused = (why: Refusal): Purchase => ({ kind: 'refused', why })

function withGroup(course: CourseDetail, group: string): Purchase {
  if (!course.group || course.enrolment) return refused('no-offer')
  const join = course.groups.find(({ group_id }) => group_id === group) ?? null
  if (group !== 'new' && !join) return refused('group-closed')
  return { kind: 'group', offer: course.group, join }
}

/** The purchase that the address asks for. `group` is `new`, a group's id, null (malformed) or absent. */
export function purchaseOf(course: CourseDetail, group: string | null | undefined): Purchase {
  if (course.owned && !course.enrolment?.renewable) return refused('owned')
  if (isSoldOut(course)) return refused('sold-out')
  if (group === null) return refused('group-closed')
  if (group !== undefined) return withGroup(course, group)
  return { kind: course.enrolment ? 'renewal' : 'alone' }
}

/** Whether the unpaid order is for the same purchase: both alone, or both with a group. */
export function isFor(order: Pick<Order, 'group'>, group: string | undefined): boolean {
  if (group === undefined) return order.group === null
  return group === 'new' ? order.group?.joined === 0 : order.group?.group_id === group
}
