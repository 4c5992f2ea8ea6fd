import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { status } from './transitions.ts'

const overdueOrders = query<{ order_no: string }>('SELECT order_no FROM orders WHERE status = 1 AND expires_at <= ?')
const overdueGroups = query<{ id: number }>('SELECT id FROM group_buy WHERE state = 1 AND expires_at <= ?')

/** Fails a group that did not fill in time. Its members lose the course and get a refund. */
function failGroup({ db }: Context, groupId: number): void {
  db.run('UPDATE group_buy SET state = 3 WHERE id = ?', groupId)
  db.run(
    `DELETE FROM enrolment WHERE (user_id, course_id) IN
       (SELECT user_id, course_id FROM orders WHERE group_id = ? AND status = ${status.paid})`,
    groupId,
  )
  db.run(`UPDATE orders SET status = ${status.groupFailed} WHERE group_id = ? AND status = ${status.paid}`, groupId)
}

/** Cancels overdue orders and fails overdue groups. Every read of orders, groups or enrolments calls it first, instead of a timer. */
export function expireOverdue(context: Context): void {
  const { db, clock } = context
  const now = clock.now()
  for (const { order_no } of db.all(overdueOrders, now)) db.run('UPDATE orders SET status = 0 WHERE order_no = ?', order_no)
  for (const { id } of db.all(overdueGroups, now)) db.transaction(() => failGroup(context, id))
}
