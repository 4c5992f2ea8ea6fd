import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { catchUp } from './overdue.ts'

const seats = query<{ seats: number | null }>('SELECT seats FROM course WHERE id = ?')
/** Unpaid orders hold a seat, refunds give it back; who renews has one already. */
const taken = query<{ taken: number }>(
  "SELECT count(*) AS taken FROM orders WHERE course_id = ? AND status IN (1, 2, 3, 4) AND kind <> 'renewal'",
)

/** What is left as the orders stand: within a transaction, which may not begin another. Null: as many as wanted. */
export function seatsFree({ db }: Context, courseId: number | string): number | null {
  const all = db.get(seats, courseId)?.seats ?? null
  return all === null ? null : Math.max(0, all - (db.get(taken, courseId)?.taken ?? 0))
}

/** The same by now: orders and groups whose time is over have given theirs back. */
export function seatsLeft(context: Context, courseId: number | string): number | null {
  catchUp(context)
  return seatsFree(context, courseId)
}
