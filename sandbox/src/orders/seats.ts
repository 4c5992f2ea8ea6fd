import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { catchUp } from './overdue.ts'

const taking = "status IN (1, 2, 3, 4) AND kind <> 'renewal'"
const seats = query<{ seats: number | null }>('SELECT seats FROM course WHERE id = ?')
/** Unpaid orders hold a seat, refunds give it back; who renews has one already. */
const taken = query<{ taken: number }>(
  `SELECT count(*) AS taken FROM orders WHERE course_id = ? AND ${taking}`,
)

/** For the WHERE of a SELECT from `course`: one more can have it, as the orders stand. */
export const hasSeat = `(course.seats IS NULL OR course.seats > (SELECT count(*) FROM orders WHERE course_id = course.id AND ${taking}))`

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
