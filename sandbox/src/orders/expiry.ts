import { groupState, orderStatus } from '@xhkt/contract/constants'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'

const overdueOrders = query<{ order_no: string }>(`SELECT order_no FROM orders WHERE status = ${orderStatus.awaitingPayment} AND expires_at <= ?`)
const overdueGroups = query<{ id: number }>(`SELECT id FROM group_buy WHERE state = ${groupState.filling} AND expires_at <= ?`)

/** Fails a group that did not fill in time. Its members lose the course and get a refund. */
function failGroup({ db }: Context, groupId: number): void {
  db.run(`UPDATE group_buy SET state = ${groupState.failed} WHERE id = ?`, groupId)
  db.run(
    `DELETE FROM enrolment WHERE (user_id, course_id) IN
       (SELECT user_id, course_id FROM orders WHERE group_id = ? AND status = ${orderStatus.paid})`,
    groupId,
  )
  db.run(`UPDATE orders SET status = ${orderStatus.groupFailed} WHERE group_id = ? AND status = ${orderStatus.paid}`, groupId)
}

/** Cancels overdue orders and fails overdue groups. Every read of orders, groups or enrolments calls it first, instead of a timer. */
export function expireOverdue(context: Context): void {
  const { db, clock } = context
  const now = clock.now()
  for (const { order_no } of db.all(overdueOrders, now)) {
    db.run(`UPDATE orders SET status = ${orderStatus.cancelled} WHERE order_no = ?`, order_no)
  }
  for (const { id } of db.all(overdueGroups, now)) db.transaction(() => failGroup(context, id))
}
