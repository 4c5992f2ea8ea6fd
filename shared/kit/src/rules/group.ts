import type { GroupDetail, OrderGroup } from '@xhkt/contract'
import { groupState } from '@xhkt/contract/constants'
import { unknownState, unknownTextState } from '@xhkt/contract/unknown-state'
import { formatCount, momentText } from '@xhkt/kit/format'

/**
 * What a group is to the caller. To a member: inviting, complete, failed. To a friend: unpaid (their order waits), joinable, held by the
 * unpaid orders of others, not cheaper than the course alone, sold out, closed. To either: of a course that they own, or whose time has
 * run out; unknown where the answer does not say whether it can be joined, and for how much.
 */
export type GroupStanding =
  | 'inviting' | 'complete' | 'failed' | 'unpaid' | 'joinable' | 'held' | 'not-cheaper' | 'sold-out' | 'closed' | 'owned' | 'expired' | 'unknown'

type Group = Seats
  & Pick<GroupDetail, 'state' | 'mine' | 'owned' | 'expired' | 'price' | 'pending_order_no'> & { course: Pick<GroupDetail['course'], 'price' | 'sold_out'> }

/**
 * How a group stands for the caller (docs/product/orders.md#group-buys).
 * @param now - 10-digit seconds of the server's clock
 */
export function groupStanding(group: Group, now: number): GroupStanding {
  const { state, mine, owned, expired, price, course, pending_order_no = '' } = group
  const isUnknown = state === unknownState || course.sold_out === unknownTextState || Number.isNaN(price + course.price)
  // After a failed group the learner may have bought the course in another way.
  if (mine && state === groupState.failed && !owned) return 'failed'
  if (mine && owned && state !== groupState.failed && state !== unknownState) return state === groupState.filling ? 'inviting' : 'complete'
  if (owned) return 'owned'
  if (expired) return 'expired'
  if (isUnknown) return 'unknown'
  // The learner's own unpaid order may hold the last seat.
  if (course.sold_out && pending_order_no === '') return 'sold-out'
  if (state !== groupState.filling) return 'closed'
  if (pending_order_no !== '') return 'unpaid'
  if (course.price <= price) return 'not-cheaper'
  return isHeld(group, now) ? 'held' : 'joinable'
}

type Members = Pick<OrderGroup, 'size' | 'joined'>
type Seats = Members & Pick<OrderGroup, 'held' | 'held_until'>

/** What is said of a group whose state this release does not know. */
export const unknownGroupText = '拼团状态未知，请稍后刷新页面查看'

/** How many members a group still needs. */
export const missingMembers = ({ size, joined }: Members): number => size - joined

/** The group still waits for members. */
export const isFilling = (group: Members): boolean => missingMembers(group) > 0

/** The places that unpaid orders hold. Once the first of these orders has ended, only the server knows how many are left: 0. */
export const heldSeats = ({ held = 0, held_until = 0 }: Seats, now: number): number => (held_until > now ? held : 0)

/** Unpaid orders hold every place that is left, so that nobody can join now. */
export const isHeld = (group: Seats, now: number): boolean => isFilling(group) && heldSeats(group, now) >= missingMembers(group)

/** `还差 2 人`, `还差 2 人，其中 1 个名额待支付`. `now` in 10-digit seconds. */
export function missingText(group: Seats, now: number, noun = '人'): string {
  const held = heldSeats(group, now)
  return `还差 ${formatCount(missingMembers(group))} ${noun}${held > 0 ? `，其中 ${held} 个名额待支付` : ''}`
}

/** Of a group whose places are all held: how many, and when to try again, if it does not end before. `now` in 10-digit seconds. */
export function heldText(group: Seats & Pick<OrderGroup, 'expires_at'>, now: number): string {
  const { held_until = 0, expires_at } = group
  // Rounded up to the minute in which a place is free.
  const retry = held_until < expires_at ? `，如未支付，最早 ${momentText(held_until + 59, now)} 可参团` : ''
  return `还有 ${heldSeats(group, now)} 个名额待支付${retry}`
}
