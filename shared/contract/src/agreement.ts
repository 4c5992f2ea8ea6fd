import { type Static, Type as T } from '@sinclair/typebox'
import { realNameMaxLength, realNameMinLength } from './limits.ts'
import { type Endpoint, Id, Seconds, TextStateOf } from './schema.ts'

/**
 * The state of a learner's study agreement for a course (docs/product/agreements.md#states). `inactive`: the learner does not own the
 * course. `active`: can be signed. `going`: the signature is being checked. `success`: signed. `failed`: the last try failed, and another
 * try is possible.
 */
export const AgreementState = TextStateOf('inactive', 'active', 'going', 'success', 'failed')
export type AgreementState = Static<typeof AgreementState>

export const Agreement = T.Object({
  course_id: Id,
  title: T.String({ minLength: 1 }),
  /** The text of the agreement, in sections. */
  sections: T.Array(
    T.Object({
      /** The heading of the section. @example 第一条 服务内容 */
      title: T.String(),
      /** The text of the section. @example 甲方提供课程学习服务。 */
      text: T.String(),
    }),
  ),
  state: AgreementState,
  /** The reason why the last try failed; empty in other states. @example "" */
  reason: T.String(),
  /** The masked real name: the first character, and `*` for each other; empty before the first try. @example "" */
  real_name: T.String(),
  /** The masked identity number: first and last character, and `*` for each other; empty before the first try. @example "" */
  identity_number: T.String(),
  /** When the last try was sent; 0: never. @example 0 */
  submitted_at: Seconds,
  /** When the agreement was signed; 0: not signed. @example 0 */
  signed_at: Seconds,
})
export type Agreement = Static<typeof Agreement>

export const agreementEndpoints = {
  'GET /v1/user/agreement': {
    summary: 'The study agreement of a course: its text, and the state of my signature; 404040 the course has none',
    session: 'required',
    refusals: [404001, 404040],
    query: T.Object({ course_id: Id }),
    data: Agreement,
  },
  'POST /v1/user/agreement': {
    summary: 'Sign the agreement of a course that I own; 409042 not open, being signed or signed',
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
