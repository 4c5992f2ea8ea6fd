import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { catchUp } from './overdue.ts'

export interface EnrolmentNow {
  /** 0: for ever. */
  expires_at: number
  renew_price: number
}

const day = 86_400

const enrolment = query<EnrolmentNow>(`
  SELECT e.expires_at, c.renew_price FROM enrolment e JOIN course c ON c.id = e.course_id WHERE e.user_id = ? AND e.course_id = ?`)

const isOver = ({ clock }: Context, { expires_at }: EnrolmentNow) => expires_at > 0 && expires_at <= clock.now()

/** Null for who never had the course, or had it with a group that failed. */
export function enrolmentOf(context: Context, userId: number, courseId: number | string): EnrolmentNow | null {
  catchUp(context)
  const found = context.db.get(enrolment, userId, courseId)
  return found ? { expires_at: found.expires_at, renew_price: found.renew_price } : null
}

/** The course is open to the learner now: what has expired is not. */
export function isEnrolled(context: Context, userId: number, courseId: number | string): boolean {
  const found = enrolmentOf(context, userId, courseId)
  return found !== null && !isOver(context, found)
}

/** Opens a course to a learner, or again, from now on for `validDays`; 0: for ever. */
export function enrol({ db, clock }: Context, userId: number, courseId: number, validDays: number): void {
  const now = clock.now()
  db.run(
    `INSERT INTO enrolment (user_id, course_id, bought_at, expires_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, course_id) DO UPDATE SET expires_at = excluded.expires_at`,
    ...[userId, courseId, now, validDays === 0 ? 0 : now + validDays * day],
  )
}
