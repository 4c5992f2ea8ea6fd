import type { DataOf, QueryOf } from '@xhkt/contract'
import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { courseCard } from '../courses/cards.ts'
import type { CourseRow } from '../courses/course-row.ts'
import { query } from '../../core/database.ts'
import { queryPage } from '../../core/pagination.ts'
import { inFillingGroupSql, renewalTimeSql } from '../order-states/enrolment.ts'
import { expireOverdue } from '../order-states/expiry.ts'

const source = `FROM enrolment e JOIN course c ON c.id = e.course_id
  WHERE e.user_id = ?1 AND e.expires_at > 0 AND e.expires_at <= ?2 + ${renewalTimeSql}
    AND NOT ${inFillingGroupSql('?1', 'c.id')}`
const count = query<{ total: number }>(`SELECT count(*) AS total ${source}`)
const rows = query<CourseRow & { expires_at: number }>(
  `SELECT c.*, e.expires_at ${source} ORDER BY e.expires_at > ?2 DESC, abs(e.expires_at - ?2), c.id LIMIT ?3 OFFSET ?4`,
)

/** The courses that a learner can renew (docs/product/personal.md#renewals). */
export function listRenewals(
  context: Context,
  user: User,
  asked: QueryOf<'GET', '/v1/user/order/renew/list'>,
): DataOf<'GET', '/v1/user/order/renew/list'> {
  expireOverdue(context)
  const page = queryPage(context.db, asked, { count, rows, values: [user.id, context.clock.now()] })
  return {
    ...page,
    list: page.list.map((row) => ({
      course: courseCard(context, row),
      expires_at: row.expires_at,
      renew_price: row.renew_price,
      valid_days: row.valid_days,
    })),
  }
}
