import type { CourseDetail, GroupBuy, GroupOffer, Order } from '@xhkt/contract'

/** Why a course is not sold to this learner, or not so. */
export type Refusal = 'owned' | 'sold-out' | 'no-offer' | 'group-closed'

/** What the server says when it has changed meanwhile. */
export const refusals: ReadonlyMap<number, Refusal> = new Map([
  [409001, 'owned'],
  [409012, 'sold-out'],
  [409013, 'no-offer'],
  [409014, 'group-closed'],
])

export type Purchase =
  | { kind: 'alone' | 'renewal'; price: number }
  /** `join`: the group that is joined; null opens one. */
  | { kind: 'group'; price: number; offer: GroupOffer; join: GroupBuy | null }
  | { kind: 'refused'; why: Refusal }

const refused = (why: Refusal): Purchase => ({ kind: 'refused', why })

function withGroup(course: CourseDetail, group: string): Purchase {
  if (!course.group || course.enrolment) return refused('no-offer')
  const join = course.groups.find(({ group_id }) => group_id === group) ?? null
  if (group !== 'new' && !join) return refused('group-closed')
  return { kind: 'group', price: course.group.price, offer: course.group, join }
}

/** What the address asks for, with what is known of the course: `group` is `new`, a group's id, null (malformed) or absent. */
export function purchaseOf(course: CourseDetail, group: string | null | undefined): Purchase {
  if (course.owned) return refused('owned')
  // Who has had it has a seat; so has whoever ordered it.
  if (course.sold_out && !course.enrolment && !course.pending_order_no) return refused('sold-out')
  if (group === null) return refused('group-closed')
  if (group !== undefined) return withGroup(course, group)
  if (course.enrolment) return { kind: 'renewal', price: course.enrolment.renew_price }
  return { kind: 'alone', price: course.price }
}

/** The unpaid order is for the same: not alone where a group is wanted now, nor the other way round. */
export function isFor(order: Pick<Order, 'group'>, group: string | undefined): boolean {
  if (group === undefined) return order.group === null
  return group === 'new' ? order.group?.joined === 0 : order.group?.group_id === group
}
