import type { Agreement, AgreementState } from '@xhkt/contract'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import { query } from '../../core/database.ts'
import { isEnrolled } from '../order-states/enrolment.ts'

interface SignatureRow {
  /** Masked, as the number. */
  real_name: string
  identity_number: string
  submitted_at: number
  succeeds_at: number | null
  result: 'success' | 'failed' | null
  decided_at: number
  reason: string
}

const textOf = query<{ title: string; sections: string }>('SELECT title, sections FROM agreement_text WHERE course_id = ?')
const signatureOf = query<SignatureRow>('SELECT * FROM agreement_signature WHERE user_id = ? AND course_id = ?')

/** When it was signed; 0: it is not. */
function signedAt({ result, decided_at, succeeds_at }: SignatureRow, now: number): number {
  if (result !== null) return result === 'success' ? decided_at : 0
  return succeeds_at !== null && succeeds_at <= now ? succeeds_at : 0
}

function stateOf(context: Context, userId: number, courseId: number, signature: SignatureRow | undefined): AgreementState {
  if (signature && signedAt(signature, context.clock.now()) > 0) return 'success'
  if (signature && signature.result === null) return 'going'
  if (!isEnrolled(context, userId, courseId)) return 'inactive'
  return signature ? 'failed' : 'active'
}

/** Where the agreement of a learner and a course is; null: the course needs none. */
export function agreementStateOf(context: Context, userId: number, courseId: number): AgreementState | null {
  if (!context.db.get(textOf, courseId)) return null
  return stateOf(context, userId, courseId, context.db.get(signatureOf, userId, courseId))
}

/** True also for a course that needs no agreement. */
export function isAgreementSigned(context: Context, userId: number, courseId: string): boolean {
  const state = agreementStateOf(context, userId, Number(courseId))
  return state === null || state === 'success'
}

/** Throws 404040 if the course needs no agreement. */
export function readAgreement(context: Context, userId: number, courseId: string): Agreement {
  const { id } = requireCourse(context, courseId)
  const text = context.db.get(textOf, id)
  if (!text) throw apiErrors.agreementNotFound()
  const signature = context.db.get(signatureOf, userId, id)
  const state = stateOf(context, userId, id, signature)
  return {
    course_id: courseId,
    title: text.title,
    sections: JSON.parse(text.sections) as Agreement['sections'],
    state,
    reason: state === 'failed' ? (signature?.reason ?? '') : '',
    real_name: signature?.real_name ?? '',
    identity_number: signature?.identity_number ?? '',
    submitted_at: signature?.submitted_at ?? 0,
    signed_at: signature ? signedAt(signature, context.clock.now()) : 0,
  }
}
