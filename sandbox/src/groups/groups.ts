import type { GroupBuy, OrderGroup } from '@xhkt/shared/contract'
import type { User } from '../accounts/users.ts'
import type { Context } from '../context.ts'
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
const byId = query<GroupRow>('SELECT * FROM group_buy WHERE id = ?')

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
