import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { expireOverdue } from './expiry.ts'

export interface Enrolment {
  /** Unix seconds; 0: it does not expire. */
  expires_at: number
  renew_price: number
}

const day = 86_400

const enrolment = query<Enrolment>(`
  SELECT e.expires_at, c.renew_price FROM enrolment e JOIN course c ON c.id = e.course_id WHERE e.user_id = ? AND e.course_id = ?`)

const isExpired = ({ clock }: Context, { expires_at }: Enrolment) => expires_at > 0 && expires_at <= clock.now()

/** The learner's enrolment, expired or not. Null if the course was never bought, or only in a group that failed. */
export function enrolmentOf(context: Context, userId: number, courseId: number | string): Enrolment | null {
  expireOverdue(context)
  const found = context.db.get(enrolment, userId, courseId)
  return found ? { expires_at: found.expires_at, renew_price: found.renew_price } : null
}

/** True while the learner's enrolment has not expired. */
export function isEnrolled(context: Context, userId: number, courseId: number | string): boolean {
  const found = enrolmentOf(context, userId, courseId)
  return found !== null && !isExpired(context, found)
}

/** Enrols a learner, or renews an enrolment, for `validDays` from now; 0: without an end. */
export function enrol({ db, clock }: Context, userId: number, courseId: number, validDays: number): void {
  const now = clock.now()
  db.run(
    `INSERT INTO enrolment (user_id, course_id, bought_at, expires_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, course_id) DO UPDATE SET expires_at = excluded.expires_at`,
    ...[userId, courseId, now, validDays === 0 ? 0 : now + validDays * day],
  )
}
