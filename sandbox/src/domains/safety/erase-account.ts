import { findUserById } from '../accounts/users.ts'
import { maskedName, type User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { chatUserId } from '../live/room-view.ts'
import { removeStrayFiles } from '../pictures/pictures.ts'
import { closingObstacles } from './close-account.ts'
import { deleteRows, erasedTables } from './learner-tables.ts'

/** What stands for the name of an erased learner. */
const nobody = '已注销用户'

const due = query<{ user_id: number }>('SELECT user_id FROM account_closing WHERE closes_at <= ?')

/** Removes what tells of the person from the rows that stay: paid orders are kept for the accounts, evaluations for other learners. */
function anonymize({ db }: Context, user: User): void {
  const { id: userId, phone } = user
  db.run("UPDATE orders SET address = NULL, remark = '' WHERE user_id = ?", userId)
  db.run("UPDATE refund SET text = '' WHERE order_no IN (SELECT order_no FROM orders WHERE user_id = ?)", userId)
  db.run(
    "UPDATE evaluation SET nickname = ?, avatar = '', pictures = '[]' WHERE order_no IN (SELECT order_no FROM orders WHERE user_id = ?)",
    ...[nobody, userId],
  )
  db.run(
    "UPDATE group_buy SET leader_name = ?, leader_avatar = '' WHERE leader_name = ? AND id IN (SELECT group_id FROM orders WHERE user_id = ?)",
    ...[nobody, maskedName(user), userId],
  )
  db.run("UPDATE live_message SET name = ?, avatar = '' WHERE user_id = ?", nobody, chatUserId(user))
  db.run('UPDATE third_account SET user_id = NULL WHERE user_id = ?', userId)
  db.run('DELETE FROM sms WHERE phone = ?', phone)
  db.run('DELETE FROM wrong_try WHERE subject IN (?, ?)', phone, String(userId))
  db.run('DELETE FROM idempotent_answer WHERE caller = ?', `user ${userId}`)
  // The row stays for the orders. Its phone is free.
  db.run(
    "UPDATE user SET phone = ?, nickname = '', avatar = '', password_hash = NULL, tag_id = NULL, tag_name = NULL WHERE id = ?",
    ...[`closed-${userId}`, userId],
  )
}

/**
 * Erases the accounts whose time has come (docs/product/personal.md#closing-the-account). One with an order that was not finished in time
 * waits for it.
 */
export function eraseDue(context: Context): void {
  const { db, clock } = context
  const ids = db.all(due, clock.now()).map(({ user_id }) => user_id)
  for (const id of ids) {
    const user = findUserById(context, id)
    if (!user || closingObstacles(context, id).length > 0) continue
    db.transaction(() => {
      // A table may be emptied before one that refers to it.
      db.exec('PRAGMA defer_foreign_keys = ON')
      for (const table of erasedTables(db)) deleteRows(db, table, id)
      anonymize(context, user)
    })
    removeStrayFiles(context)
  }
}
