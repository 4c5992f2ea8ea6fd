import type { GroupBuy, OrderGroup } from '@xhkt/contract'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import type { CourseRow } from '../courses/cards.ts'
import { groupOfferAt } from '../courses/prices.ts'
import { query } from '../db/database.ts'
import { catchUp } from '../orders/overdue.ts'

export interface GroupRow {
  id: number
  course_id: number
  leader_name: string
  leader_avatar: string
  joined: number
  size: number
  /** 1 waits for members, 2 full, 3 not full in time. */
  state: 1 | 2 | 3
  expires_at: number
}

const open = query<GroupRow & { mine: number }>(`
  SELECT g.*, EXISTS (SELECT 1 FROM orders o WHERE o.group_id = g.id AND o.user_id = ? AND o.status = 2) AS mine
  FROM group_buy g WHERE g.course_id = ? AND g.state = 1 AND g.joined > 0 ORDER BY g.expires_at, g.id`)
const holding = query<{ places: number }>('SELECT count(*) AS places FROM orders WHERE group_id = ? AND status = 1')
const latest = query<{ id: number }>('SELECT max(id) AS id FROM group_buy')
const courseOf = query<CourseRow>('SELECT c.* FROM group_buy g JOIN course c ON c.id = g.course_id WHERE g.id = ?')
const byId = query<GroupRow>('SELECT * FROM group_buy WHERE id = ?')

/** A group has a day to fill. */
const lifetime = 86_400

/** Groups that wait for members; one that nobody has paid for is not open yet. */
export function openGroups(context: Context, courseId: number | string, user: User | null): GroupBuy[] {
  catchUp(context)
  return context.db.all(open, user?.id ?? 0, courseId).map(({ id, leader_name, leader_avatar, joined, size, expires_at, mine }) => ({
    group_id: String(id),
    leader_name,
    leader_avatar,
    joined,
    size,
    expires_at,
    mine: mine === 1,
  }))
}

export const findGroup = ({ db }: Context, id: number | string): GroupRow | undefined => db.get(byId, id)

export function orderGroup(context: Context, groupId: number | null): OrderGroup | null {
  const group = groupId === null ? undefined : findGroup(context, groupId)
  if (!group) return null
  const { id, state, size, joined, expires_at } = group
  return { group_id: String(id), state, size, joined, expires_at }
}

/** Places of a group that unpaid orders hold. */
export const holdsPlace = ({ db }: Context, groupId: number): number => db.get(holding, groupId)?.places ?? 0

/** 林晓 → 林*, 13800000002 → 138****0002. */
export const maskedName = ({ nickname, phone }: User) => nickname.replace(/(?<=.)./gu, '*') || phone.replace(/^(\d{3})\d{4}/, '$1****')

/** The group that an order opens: without a member, and seen by nobody, until the order is paid. */
export function prepareGroup({ db, clock }: Context, course: CourseRow, leader: User): number {
  db.run(
    'INSERT INTO group_buy (course_id, leader_name, leader_avatar, size, joined, state, expires_at) VALUES (?, ?, ?, ?, 0, 1, ?)',
    ...[course.id, maskedName(leader), leader.avatar, course.group_size, endOf(course, clock.now())],
  )
  return db.get(latest)?.id ?? 0
}

function endOf(course: CourseRow, now: number): number {
  const offerEnd = groupOfferAt(course, now)?.ends_at ?? 0
  return offerEnd === 0 ? now + lifetime : Math.min(now + lifetime, offerEnd)
}

/** A member has paid. The day of a group begins with its first. */
export function joinGroup({ db, clock }: Context, groupId: number): void {
  const course = db.get(courseOf, groupId)
  if (course) db.run('UPDATE group_buy SET expires_at = ? WHERE id = ? AND joined = 0', endOf(course, clock.now()), groupId)
  db.run('UPDATE group_buy SET joined = joined + 1, state = CASE WHEN joined + 1 >= size THEN 2 ELSE 1 END WHERE id = ?', groupId)
}
