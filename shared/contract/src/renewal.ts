import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course-card.ts'
import { type Endpoint, Fen, PageOf, PageQuery, Seconds } from './schema.ts'

/** A course of the learner that has ended, or ends soon (docs/product/personal.md#renewals). */
export const Renewal = T.Object({
  course: CourseCard,
  /** When the course ends, or has ended. */
  expires_at: Seconds,
  renew_price: Fen,
  /** The days that a renewal adds; 0: a renewed course never ends. @example 365 */
  valid_days: T.Integer({ minimum: 0 }),
})
export type Renewal = Static<typeof Renewal>

export const renewalEndpoints = {
  'GET /v1/user/order/renew/list': {
    summary: 'My courses to renew: those that end within 30 days, the next to end first, then those that have ended, the last to end first',
    session: 'required',
    query: T.Object({ ...PageQuery }),
    data: PageOf(Renewal),
  },
} as const satisfies Record<string, Endpoint>
