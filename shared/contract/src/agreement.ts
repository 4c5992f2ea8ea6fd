import { type Static, Type as T } from '@sinclair/typebox'
import { realNameMaxLength, realNameMinLength } from './limits.ts'
import { type Endpoint, Id, Seconds, TextStateOf } from './schema.ts'

/**
 * Where the study agreement of a learner and a course is (docs/product/agreements.md#states). `inactive`: the learner does not have the
 * course. `active`: it can be signed. `going`: the signature is being checked. `success`: it is signed. `failed`: the last try failed, and
 * the next one may follow.
 */
export const AgreementState = TextStateOf('inactive', 'active', 'going', 'success', 'failed')
export type AgreementState = Static<typeof AgreementState>

export const Agreement = T.Object({
  course_id: Id,
  title: T.String({ minLength: 1 }),
  /** The text, in parts. */
  sections: T.Array(
    T.Object({
      /** The heading of the part. @example 第一条 服务内容 */
      title: T.String(),
      /** The part itself. @example 甲方提供课程学习服务。 */
      text: T.String(),
    }),
  ),
  state: AgreementState,
  /** Why the last try failed; empty in the other states. @example "" */
  reason: T.String(),
  /** Masked: its first character and a `*` for each other one; empty before the first try. @example "" */
  real_name: T.String(),
  /** Masked: its first and its last character, and a `*` for each other one; empty before the first try. @example "" */
  identity_number: T.String(),
  /** When the last try was sent; 0: never. @example 0 */
  submitted_at: Seconds,
  /** When it was signed; 0: it is not. @example 0 */
  signed_at: Seconds,
})
export type Agreement = Static<typeof Agreement>

export const agreementEndpoints = {
  'GET /v1/user/agreement': {
    summary: 'The study agreement of a course: its text, and where my signature is; 404040 the course has none',
    session: 'required',
    refusals: [404001, 404040],
    query: T.Object({ course_id: Id }),
    data: Agreement,
  },
  'POST /v1/user/agreement': {
    summary: 'Sign the agreement of a course that I have; 409042 it is not open, is being signed or is signed',
    session: 'required',
    refusals: [404001, 404040, 409042],
    idempotencyKey: true,
    body: T.Object({
      course_id: Id,
      /** The learner's name. @example 张小海 */
      real_name: T.String({ minLength: realNameMinLength, maxLength: realNameMaxLength, pattern: String.raw`^\S.*\S$` }),
      /** 15 digits, or 17 and a digit or letter (docs/product/forms.md#general-patterns). @example 11010820080101001X */
      identity_number: T.String({ pattern: '^([0-9]{14}|[0-9]{17})[0-9A-Za-z]$' }),
    }),
    data: Agreement,
  },
} as const satisfies Record<string, Endpoint>
