import type { ClosingObstacle } from '@xhkt/contract'
import { groupState, orderStatus, smsType } from '@xhkt/contract/constants'
import { endAllSessions } from '../accounts/sessions.ts'
import { markUsed } from '../accounts/sms-codes.ts'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { closingCancelled } from '../accounts/account-messages.ts'
import { sendMessage } from '../../core/send-message.ts'
import { expireOverdue } from '../order-states/expiry.ts'
import { verifyIdentityCode } from './identity.ts'

/** Seconds in which a login can cancel the closing. */
const closingTime = 7 * 86_400

const openOrders = query<ClosingObstacle>(`
  SELECT kind, count(*) AS count FROM (
    SELECT CASE
      WHEN o.status = ${orderStatus.awaitingPayment} THEN 'unpaid'
      WHEN o.status = ${orderStatus.delivering} THEN 'delivering'
      WHEN o.status IN (${orderStatus.refunding}, ${orderStatus.groupFailed}) THEN 'refund'
      WHEN o.status = ${orderStatus.paid} AND g.state = ${groupState.filling} THEN 'group'
    END AS kind
    FROM orders o LEFT JOIN group_buy g ON g.id = o.group_id WHERE o.user_id = ?
  ) WHERE kind IS NOT NULL GROUP BY kind ORDER BY kind = 'unpaid' DESC, kind = 'delivering' DESC, kind = 'refund' DESC`)

/** The orders that must be finished before an account can be closed (docs/product/personal.md#closing-the-account). */
export function closingObstacles(context: Context, userId: number): ClosingObstacle[] {
  expireOverdue(context)
  return context.db.all(openOrders, userId)
}

/** Has the account closed in seven days, and ends every session. */
export function closeAccount(context: Context, user: User, code: string): { closes_at: number } {
  if (closingObstacles(context, user.id).length > 0) throw apiErrors.accountNotClosable()
  const sms = verifyIdentityCode(context, user, user.phone, smsType.login, code)
  const closes_at = context.clock.now() + closingTime
  context.db.transaction(() => {
    markUsed(context, sms)
    context.db.run('INSERT OR REPLACE INTO account_closing (user_id, closes_at) VALUES (?, ?)', user.id, closes_at)
    endAllSessions(context, user.id)
  })
  return { closes_at }
}

export function cancelClosing(context: Context, user: User): void {
  const removed = context.db.run('DELETE FROM account_closing WHERE user_id = ?', user.id)
  if (removed > 0) sendMessage(context, user.id, closingCancelled)
}
