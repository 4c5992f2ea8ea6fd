import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from './expiry.ts'

const takesSeat = "(status IN (1, 2, 3, 4) OR reopens_as IS NOT NULL) AND kind NOT IN ('renewal', 'redeem')"
const seats = query<{ seats: number | null }>('SELECT seats FROM course WHERE id = ?')
/**
 * Unpaid orders hold a seat. A refund gives it back once it is granted, as the learner may withdraw the request. A renewal and a redeemed
 * code need none.
 */
const taken = query<{ taken: number }>(
  `SELECT count(*) AS taken FROM orders WHERE course_id = ? AND ${takesSeat}`,
)

/** A WHERE condition on `course`: a seat is left. */
export const hasSeat = `(course.seats IS NULL OR course.seats > (SELECT count(*) FROM orders WHERE course_id = course.id AND ${takesSeat}))`

/** Seats left by the stored orders, overdue ones included. Works within a transaction. Null: unlimited. */
export function countFreeSeats({ db }: Context, courseId: number | string): number | null {
  const all = db.get(seats, courseId)?.seats ?? null
  return all === null ? null : Math.max(0, all - (db.get(taken, courseId)?.taken ?? 0))
}

/** Seats left now, after overdue orders have given theirs back. Null: unlimited. */
export function seatsLeft(context: Context, courseId: number | string): number | null {
  expireOverdue(context)
  return countFreeSeats(context, courseId)
}
