import type { CourseCard } from '@xhkt/contract'
import { groupState } from '@xhkt/contract/constants'
import type { Context } from '../context.ts'
import { courseCard, requireCourse } from '../courses/cards.ts'
import { query } from '../db/database.ts'

/** Seconds for which a learner is told of a group that failed. */
const toldFor = 30 * 86_400

/** The last order of each course, if its group failed. Ordering the course again ends it, and so does hiding the order. */
const failed = query<{ order_no: string; course_id: number }>(`
  SELECT o.order_no, o.course_id FROM orders o JOIN group_buy g ON g.id = o.group_id
  WHERE o.user_id = ? AND o.opened_at > 0 AND o.hidden = 0 AND g.state = ${groupState.failed} AND g.expires_at > ?
    AND NOT EXISTS (SELECT 1 FROM orders later WHERE later.user_id = o.user_id AND later.course_id = o.course_id
      AND later.opened_at > o.opened_at)
  ORDER BY g.expires_at DESC`)

const failedOrders = ({ db, clock }: Context, userId: number) => db.all(failed, userId, clock.now() - toldFor)

/** The learner's order of a course whose group failed lately; empty: none. */
export const failedGroupOrder = (context: Context, userId: number, courseId: number): string =>
  failedOrders(context, userId).find(({ course_id }) => course_id === courseId)?.order_no ?? ''

/** The courses that the learner lost lately because their group failed. */
export function failedGroups(context: Context, userId: number): { order_no: string; course: CourseCard }[] {
  return failedOrders(context, userId).map(({ order_no, course_id }) => {
    return { order_no, course: courseCard(context, requireCourse(context, course_id)) }
  })
}
