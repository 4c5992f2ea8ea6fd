import type { GroupOrder } from '@xhkt/contract'
import { groupState } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { isEnrolled } from '../order-states/enrolment.ts'

/** Seconds that a learner sees the notice of a failed group. */
const noticeLifetime = 30 * 86_400

interface Row {
  order_no: string
  group_id: number
  course_id: number
  status: GroupOrder['status']
  amount: number
}

const columns = 'o.order_no, o.group_id, o.course_id, o.status, o.amount'
const failed = query<Row>(`
  SELECT ${columns} FROM orders o JOIN group_buy g ON g.id = o.group_id
  WHERE o.user_id = ? AND g.state = ${groupState.failed} AND g.expires_at > ? AND o.opened_at > 0 AND o.hidden = 0
  ORDER BY g.expires_at DESC, o.order_no DESC`)
const ofMember = query<Row>(`
  SELECT ${columns} FROM orders o WHERE o.user_id = ? AND o.group_id = ? AND o.opened_at > 0 ORDER BY o.created_at DESC`)

const viewOf = ({ order_no, group_id, status, amount }: Row): GroupOrder => ({ order_no, group_id: String(group_id), status, amount })

/** The order of a member of a group; null for anybody else. */
export function memberOrder({ db }: Context, userId: number, groupId: string): GroupOrder | null {
  const row = db.get(ofMember, userId, groupId)
  return row ? viewOf(row) : null
}

/** The learner's orders of groups that failed lately, newest first: the last one of each course that they do not own now. */
export function failedGroups(context: Context, userId: number): { courseId: number; order: GroupOrder }[] {
  const rows = context.db.all(failed, userId, context.clock.now() - noticeLifetime)
  const newest = rows.filter(({ course_id }, at) => rows.findIndex((row) => row.course_id === course_id) === at)
  const closed = newest.filter(({ course_id }) => !isEnrolled(context, userId, course_id))
  return closed.map((row) => ({ courseId: row.course_id, order: viewOf(row) }))
}
