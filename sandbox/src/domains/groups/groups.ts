import type { GroupBuy, OrderGroup } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import { groupTransitions } from '@xhkt/contract/transitions/group'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import { maskedName, type User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { groupOfferAt } from '../courses/prices.ts'
import { apiErrors } from '../../core/api-error.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { changeOrder } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'

export interface GroupRow {
  id: number
  course_id: number
  leader_name: string
  leader_avatar: string
  joined: number
  size: number
  state: OrderGroup['state']
  expires_at: number
}

const open = query<GroupRow & { mine: number }>(`
  SELECT g.*, EXISTS (SELECT 1 FROM orders o WHERE o.group_id = g.id AND o.user_id = ? AND o.status = ${orderStatus.paid}) AS mine
  FROM group_buy g WHERE g.course_id = ? AND g.state = ${groupState.filling} AND g.joined > 0 ORDER BY g.expires_at, g.id`)
const heldSeats = query<{ held: number; held_until: number }>(`
  SELECT count(*) AS held, coalesce(min(expires_at), 0) AS held_until FROM orders
  WHERE group_id = ? AND status = ${orderStatus.awaitingPayment} AND order_no <> ?`)
const latest = query<{ id: number }>('SELECT max(id) AS id FROM group_buy')
const courseOf = query<CourseRow>('SELECT c.* FROM group_buy g JOIN course c ON c.id = g.course_id WHERE g.id = ?')
const byId = query<GroupRow>('SELECT * FROM group_buy WHERE id = ?')
const paidOrders = query<OrderRow>(`SELECT * FROM orders WHERE group_id = ? AND status = ${orderStatus.paid}`)

/** Seconds that a group has to fill. */
const lifetime = 86_400

/** The open groups of a course. A group is not open before its first member has paid. */
export function listOpenGroups(context: Context, courseId: number | string, user: User | null): GroupBuy[] {
  expireOverdue(context)
  return context.db.all(open, user?.id ?? 0, courseId).map(({ id, leader_name, leader_avatar, joined, size, expires_at, mine }) => ({
    group_id: String(id),
    leader_name,
    leader_avatar,
    joined,
    size,
    expires_at,
    ...heldPlacesOf(context, id),
    mine: mine === 1,
  }))
}

export const findGroup = ({ db }: Pick<Context, 'db'>, id: number | string): GroupRow | undefined => db.get(byId, id)

export function groupOfOrder(context: Context, groupId: number | null): OrderGroup | null {
  const group = groupId === null ? undefined : findGroup(context, groupId)
  if (!group) return null
  const { id, state, size, joined, expires_at } = group
  return { group_id: String(id), state, size, joined, expires_at, ...heldPlacesOf(context, id) }
}

/** The places of a group that unpaid orders hold, and when the first of them ends; without those of one order. */
export function heldPlacesOf({ db }: Context, groupId: number, exceptOrderNo = ''): { held: number; held_until: number } {
  const { held = 0, held_until = 0 } = db.get(heldSeats, groupId, exceptOrderNo) ?? {}
  return { held, held_until }
}

/** Creates the group of an unpaid order. It has no members and is not listed until the order is paid. */
export function createGroup({ db, clock }: Context, course: CourseRow, leader: User): number {
  db.run(
    'INSERT INTO group_buy (course_id, leader_name, leader_avatar, size, joined, state, expires_at) VALUES (?, ?, ?, ?, 0, 1, ?)',
    ...[course.id, maskedName(leader), leader.avatar, course.group_size, deadlineOf(course, clock.now())],
  )
  return db.get(latest)?.id ?? 0
}

function deadlineOf(course: CourseRow, now: number): number {
  const offerEnd = groupOfferAt(course, now)?.ends_at ?? 0
  return offerEnd === 0 ? now + lifetime : Math.min(now + lifetime, offerEnd)
}

/** Adds a member who has paid. The group's time starts with the first one; with the last one its printed material is sent. */
export function joinGroup(context: Context, groupId: number): void {
  const { db, clock } = context
  const course = db.get(courseOf, groupId)
  const group = findGroup(context, groupId)
  if (!course || !group) throw new Error(`group ${groupId} is missing`)
  const joined = group.joined + 1
  const state = joined >= group.size ? groupState.complete : groupState.filling
  if (joined > group.size || !nextStates(groupTransitions, 'join', group.state).includes(state)) throw apiErrors.groupClosed()
  const deadline = group.joined === 0 ? deadlineOf(course, clock.now()) : group.expires_at
  db.run('UPDATE group_buy SET joined = ?, state = ?, expires_at = ? WHERE id = ?', joined, state, deadline, groupId)
  if (state !== groupState.complete) return
  const to = course.has_material ? orderStatus.delivering : orderStatus.paid
  for (const order of db.all(paidOrders, groupId)) changeOrder(context, order, 'fillGroup', { to, by: 'system', reason: '拼团成功' })
}
