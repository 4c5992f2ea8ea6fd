import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { catchUp } from './overdue.ts'

const seats = query<{ seats: number | null }>('SELECT seats FROM course WHERE id = ?')
/** Unpaid orders hold a seat, refunds give it back; who renews has one already. */
const taken = query<{ taken: number }>(
  "SELECT count(*) AS taken FROM orders WHERE course_id = ? AND status IN (1, 2, 3, 4) AND kind <> 'renewal'",
)

/** Null: as many as wanted. */
export function seatsLeft(context: Context, courseId: number | string): number | null {
  const all = context.db.get(seats, courseId)?.seats ?? null
  if (all === null) return null
  catchUp(context)
  return Math.max(0, all - (context.db.get(taken, courseId)?.taken ?? 0))
}
