import type { ApiError } from './api-error.ts'
import type { Context } from './context.ts'
import { query } from './database.ts'

/** Wrong tries in a row. */
const maxTries = 5
/** Seconds from the last wrong try in which tries count, and no more are accepted. */
const waitAfterMax = 600

const recentTries = query<{ count: number; last_at: number }>('SELECT count, last_at FROM wrong_try WHERE kind = ? AND subject = ? AND last_at > ?')

/** Limits the wrong tries in a row, counted per subject: five, then a wait of ten minutes. */
export class WrongTries {
  /**
   * @param kind - what is tried; kinds are counted apart
   * @param refusal - the refusal during the wait, with its minutes
   */
  constructor(
    private readonly kind: string,
    private readonly refusal: (minutes: number) => ApiError,
  ) {}

  private recent({ db, clock }: Context, subject: string) {
    return db.get(recentTries, this.kind, subject, clock.now() - waitAfterMax)
  }

  /** Throws during the wait, also before a right try. */
  requireTry(context: Context, subject: string): void {
    const recent = this.recent(context, subject)
    if (!recent || recent.count < maxTries) return
    throw this.refusal(Math.ceil((recent.last_at + waitAfterMax - context.clock.now()) / 60))
  }

  countWrong(context: Context, subject: string): void {
    const { db, clock } = context
    const count = (this.recent(context, subject)?.count ?? 0) + 1
    db.run('INSERT OR REPLACE INTO wrong_try (kind, subject, count, last_at) VALUES (?, ?, ?, ?)', this.kind, subject, count, clock.now())
  }

  forget({ db }: Context, subject: string): void {
    db.run('DELETE FROM wrong_try WHERE kind = ? AND subject = ?', this.kind, subject)
  }
}
