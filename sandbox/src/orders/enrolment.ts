import type { Context } from '../context.ts'
import { query } from '../db/database.ts'
import { expireOverdue } from './expiry.ts'

export interface Enrolment {
  /** Unix seconds; 0: it does not expire. */
  expires_at: number
  renew_price: number
}

const enrolment = query<Enrolment>(`
  SELECT e.expires_at, c.renew_price FROM enrolment e JOIN course c ON c.id = e.course_id WHERE e.user_id = ? AND e.course_id = ?`)

const isExpired = ({ clock }: Context, { expires_at }: Enrolment) => expires_at > 0 && expires_at <= clock.now()

/** The enrolment by the stored orders, overdue ones included. Works within a transaction. */
export function storedEnrolment({ db }: Context, userId: number, courseId: number | string): Enrolment | null {
  const found = db.get(enrolment, userId, courseId)
  return found ? { expires_at: found.expires_at, renew_price: found.renew_price } : null
}

/** The learner's enrolment, expired or not. Null if the course was never bought, or every order of it was refunded. */
export function enrolmentOf(context: Context, userId: number, courseId: number | string): Enrolment | null {
  expireOverdue(context)
  return storedEnrolment(context, userId, courseId)
}

/** Seconds before the end of a course in which it can be renewed already. */
export const renewalTime = 30 * 86_400

/** True while the learner has the course, and its end is near enough for a renewal. */
export const endsSoon = ({ clock }: Context, { expires_at }: Enrolment): boolean =>
  expires_at > clock.now() && expires_at <= clock.now() + renewalTime

/** True while the learner's enrolment has not expired. */
export function isEnrolled(context: Context, userId: number, courseId: number | string): boolean {
  const found = enrolmentOf(context, userId, courseId)
  return found !== null && !isExpired(context, found)
}
