import type { Agreement, AgreementState, BodyOf, Known } from '@xhkt/contract'
import { agreementTransitions } from '@xhkt/contract/transitions/agreement'
import { nextStates } from '@xhkt/contract/transitions/next-states'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { agreementStateOf, readAgreement } from './agreements.ts'

/** Seconds from a signature to its success, unless the control call decides before. */
export const decisionTime = 60

const closed: Record<Exclude<Known<AgreementState>, 'active' | 'failed'>, string> = {
  inactive: '您还没有该课程',
  going: '协议正在签署中',
  success: '协议已签署',
}

const masked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + '*'.repeat(Math.max(1, text.length - from - to)) + text.slice(text.length - to)

/** 林晓 → 林*. */
export const maskedName = (name: string): string => masked(name, 1, 0)
/** 11010519491231002X → 1****************X. */
export const maskedNumber = (number: string): string => masked(number, 1, 1)

/** Takes a signature, which is decided later. Keeps the masked name and number only. */
export function signAgreement(context: Context, userId: number, body: BodyOf<'POST', '/v1/user/agreement'>): Agreement {
  const { course_id, real_name, identity_number } = body
  const { db, clock } = context
  const { state } = readAgreement(context, userId, course_id)
  if (nextStates(agreementTransitions, 'sign', state).length === 0) throw apiErrors.agreementClosed(closed[state as keyof typeof closed])
  db.run(
    `INSERT OR REPLACE INTO agreement_signature (user_id, course_id, real_name, identity_number, submitted_at, succeeds_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    ...[userId, course_id, maskedName(real_name), maskedNumber(identity_number), clock.now(), clock.now() + decisionTime],
  )
  return readAgreement(context, userId, course_id)
}

export interface OpenSignature {
  user_id: number
  course_id: number
  title: string
  phone: string
  real_name: string
  succeeds_at: number | null
}

const open = query<OpenSignature>(`
  SELECT s.user_id, s.course_id, c.title, u.phone, s.real_name, s.succeeds_at
  FROM agreement_signature s JOIN course c ON c.id = s.course_id JOIN user u ON u.id = s.user_id
  WHERE s.result IS NULL AND (s.succeeds_at IS NULL OR s.succeeds_at > ?) ORDER BY s.submitted_at DESC LIMIT 50`)

/** The signatures that wait for a decision, newest first. */
export const openSignatures = ({ db, clock }: Context): OpenSignature[] => db.all(open, clock.now())

const defaultReason = '姓名与身份证号不一致，请核对后重新签署'

/** Decides an open signature; 409042 if it is not open. */
export function decideSignature(
  context: Context,
  { user_id, course_id, result, reason = defaultReason }: { user_id: number; course_id: number; result: 'success' | 'fail'; reason?: string },
): void {
  const state = agreementStateOf(context, user_id, course_id)
  if (state !== 'going') throw apiErrors.agreementClosed(state === 'success' ? closed.success : '没有提交过签署')
  context.db.run(
    'UPDATE agreement_signature SET result = ?, decided_at = ?, reason = ? WHERE user_id = ? AND course_id = ?',
    ...[result === 'success' ? 'success' : 'failed', context.clock.now(), result === 'success' ? '' : reason, user_id, course_id],
  )
}
