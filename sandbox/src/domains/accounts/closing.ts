import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import type { User } from '../../core/user.ts'

const closing = query<{ closes_at: number }>('SELECT closes_at FROM account_closing WHERE user_id = ?')

/** When the account is closed; empty while it is not. */
export const closingOf = ({ db }: Context, user: User): { closes_at?: number } => {
  const row = db.get(closing, user.id)
  return row ? { closes_at: row.closes_at } : {}
}
