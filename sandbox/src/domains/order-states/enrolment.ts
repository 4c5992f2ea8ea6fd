import { groupState, orderStatus } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { expireOverdue } from './expiry.ts'

export interface Enrolment {
  /** Unix seconds; 0: it does not expire. */
  expires_at: number
  renew_price: number
  /** Days of a purchase; 0: without an end. */
  valid_days: number
}

const enrolment = query<Enrolment>(`
  SELECT e.expires_at, c.renew_price, c.valid_days FROM enrolment e JOIN course c ON c.id = e.course_id WHERE e.user_id = ? AND e.course_id = ?`)

const isExpired = ({ clock }: Context, { expires_at }: Enrolment) => expires_at > 0 && expires_at <= clock.now()

/** The enrolment by the stored orders, overdue ones included. Works within a transaction. */
export function storedEnrolment({ db }: Context, userId: number, courseId: number | string): Enrolment | null {
  return db.get(enrolment, userId, courseId) ?? null
}

/** The learner's enrolment, expired or not. Null if the course was never bought, or every order of it was refunded. */
export function enrolmentOf(context: Context, userId: number, courseId: number | string): Enrolment | null {
  expireOverdue(context)
  return storedEnrolment(context, userId, courseId)
}

const day = 86_400
const maxRenewalTime = 30 * day

/**
 * Seconds before the end of a course in which it can be renewed already. At most half of what a purchase is valid for, so that a repeated
 * order of a short course never pays for it again at once.
 */
export const renewalTime = (validDays: number): number =>
  validDays === 0 ? maxRenewalTime : Math.min(maxRenewalTime, (validDays * day) / 2)

/** `renewalTime` as an expression of SQL, of the course `c`. */
export const renewalTimeSql = `CASE c.valid_days WHEN 0 THEN ${maxRenewalTime} ELSE min(${maxRenewalTime}, c.valid_days * ${day / 2}) END`

/** A condition of SQL: the learner has the course by a group that may still fail. */
export const inFillingGroupSql = (userId: string, courseId: string): string =>
  `EXISTS (SELECT 1 FROM orders o JOIN group_buy g ON g.id = o.group_id WHERE o.user_id = ${userId} AND o.course_id = ${courseId}
    AND o.status = ${orderStatus.paid} AND g.state = ${groupState.filling})`

const fillingGroup = query<{ filling: number }>(`SELECT ${inFillingGroupSql('?', '?')} AS filling`)

/** True while the learner has the course by a group that may still fail, and would take a renewal's time with it. */
export const isInFillingGroup = ({ db }: Context, userId: number, courseId: number): boolean =>
  db.get(fillingGroup, userId, courseId)?.filling === 1

/** True while the learner has the course, and its end is near enough for a renewal. */
export const endsSoon = ({ clock }: Context, { expires_at, valid_days }: Enrolment): boolean =>
  expires_at > clock.now() && expires_at <= clock.now() + renewalTime(valid_days)

/** True while the learner's enrolment has not expired. */
export function isEnrolled(context: Context, userId: number, courseId: number | string): boolean {
  const found = enrolmentOf(context, userId, courseId)
  return found !== null && !isExpired(context, found)
}
