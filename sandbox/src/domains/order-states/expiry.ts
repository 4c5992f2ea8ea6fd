import { groupState, orderStatus } from '@xhkt/contract/constants'
import { groupTransitions } from '@xhkt/contract/transitions/group'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { unpaidLifetime } from './insert-order.ts'
import { changeOrder } from './order-events.ts'
import type { OrderRow } from './order-row.ts'
import { arriveRefund, startRefund } from './refund-money.ts'

const overdueOrders = query<OrderRow>(`SELECT * FROM orders WHERE status = ${orderStatus.awaitingPayment} AND expires_at <= ?`)
const overdueGroups = query<{ id: number; expires_at: number }>(
  `SELECT id, expires_at FROM group_buy WHERE state = ${groupState.filling} AND expires_at <= ?`,
)
const groupEnd = query<{ joined: number; expires_at: number }>('SELECT joined, expires_at FROM group_buy WHERE id = ?')
const paidInGroup = query<OrderRow>(`SELECT * FROM orders WHERE group_id = ? AND status = ${orderStatus.paid}`)
const arrivedRefunds = query<OrderRow & { arrives_at: number }>(
  "SELECT o.*, r.arrives_at FROM refund r JOIN orders o ON o.order_no = r.order_no WHERE r.state IN ('requested', 'granted') AND r.arrives_at <= ?",
)

/** Orders with status 6. A failed group moves them on to 5 at once, so only a server that stopped in between, or the seed, leaves any. */
const stoppedFailures = query<OrderRow & { failed_at: number }>(
  `SELECT o.*, g.expires_at AS failed_at FROM orders o JOIN group_buy g ON g.id = o.group_id
   WHERE o.status = ${orderStatus.groupFailed} AND g.expires_at <= ?`,
)
/** Seconds from the failure of a group until an order that was left in status 6 is moved on. */
const resumeTime = 600

/** Why an unpaid order is over. That of a group ends with the group or its offer, if these end first. */
function expiryReason({ db }: Context, { created_at, expires_at, group_id }: OrderRow): string {
  if (group_id === null || expires_at >= created_at + unpaidLifetime) return '超过 30 分钟未付款'
  const group = db.get(groupEnd, group_id)
  return group && group.joined > 0 && group.expires_at <= expires_at ? '该团到期未满员，已经结束' : '拼团活动已经结束'
}

/** Sends the money of a member of a failed group back. */
function refundMember(context: Context, order: OrderRow, at: number): void {
  const reason = '拼团失败，自动退款'
  changeOrder(context, { ...order, status: orderStatus.groupFailed }, 'startRefund', { by: 'system', reason, at })
  startRefund(context, order, { state: 'granted', reason, text: '', at })
}

/** Fails a group that did not fill in time. Its members lose the course, and their money is on its way back at once. */
function failGroup(context: Context, groupId: number, at: number): void {
  const [failed] = nextStates(groupTransitions, 'expire', groupState.filling)
  context.db.run('UPDATE group_buy SET state = ? WHERE id = ?', failed ?? null, groupId)
  for (const order of context.db.all(paidInGroup, groupId)) {
    changeOrder(context, order, 'failGroup', { by: 'system', reason: '未在规定时间内成团', at })
    refundMember(context, order, at)
  }
}

/**
 * Cancels overdue orders, fails overdue groups and lets the money of refunds arrive, each at the time at which it was due. Every read of
 * orders, groups or enrolments calls it first, instead of a timer.
 */
export function expireOverdue(context: Context): void {
  const { db, clock } = context
  const now = clock.now()
  for (const order of db.all(overdueOrders, now)) {
    db.transaction(() => changeOrder(context, order, 'expire', { by: 'system', reason: expiryReason(context, order), at: order.expires_at }))
  }
  for (const { id, expires_at } of db.all(overdueGroups, now)) db.transaction(() => failGroup(context, id, expires_at))
  for (const order of db.all(stoppedFailures, now - resumeTime)) {
    db.transaction(() => refundMember(context, order, order.failed_at + resumeTime))
  }
  for (const order of db.all(arrivedRefunds, now)) db.transaction(() => arriveRefund(context, order, order.arrives_at))
}
