import { apiErrors } from '../api-error.ts'
import type { Context } from '../context.ts'
import { query } from '../db/database.ts'

/** Wrong passwords in a row for one phone. */
const maxTries = 5
/** Seconds from the last wrong password in which tries count, and no more are accepted. */
const waitAfterMax = 600

const recentFailures = query<{ failures: number; last_at: number }>('SELECT failures, last_at FROM password_failure WHERE phone = ? AND last_at > ?')

const failuresOf = ({ db, clock }: Context, phone: string) => db.get(recentFailures, phone, clock.now() - waitAfterMax)

/** Throws 429002 after too many wrong passwords, for an unknown phone too, so that it does not tell who has an account. */
export function requirePasswordTry(context: Context, phone: string): void {
  const recent = failuresOf(context, phone)
  if (!recent || recent.failures < maxTries) return
  throw apiErrors.passwordRateLimited(Math.ceil((recent.last_at + waitAfterMax - context.clock.now()) / 60))
}

export function countWrongPassword(context: Context, phone: string): void {
  const { db, clock } = context
  const failures = (failuresOf(context, phone)?.failures ?? 0) + 1
  db.run('INSERT OR REPLACE INTO password_failure (phone, failures, last_at) VALUES (?, ?, ?)', phone, failures, clock.now())
}

export function forgetWrongPasswords({ db }: Context, phone: string): void {
  db.run('DELETE FROM password_failure WHERE phone = ?', phone)
}
