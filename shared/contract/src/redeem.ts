import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course-card.ts'
import { orderRemarkMaxLength } from './limits.ts'
import { Order } from './order.ts'
import { type Endpoint, Id } from './schema.ts'

/** The result of a redeem code (docs/product/orders.md#redemption). */
export const Redemption = T.Object({
  order_no: Id,
  /** Whether printed material is delivered, so that the page asks for the address next. */
  needs_address: T.Boolean(),
  course: CourseCard,
})
export type Redemption = Static<typeof Redemption>

export const redeemEndpoints = {
  'POST /v1/order/exchange/course': {
    summary:
      'Redeem a code for a course, as the learner typed it; 403004 for another learner, 404012 unknown, 409001 owned already, 409002 a refund of it is requested, ' +
      '409018 used, 409019 expired, 429004 too many wrong codes',
    session: 'required',
    refusals: [403004, 404001, 404012, 409001, 409002, 409018, 409019, 429004],
    idempotencyKey: true,
    body: T.Object({ code: T.String({ minLength: 1, maxLength: 64 }) }),
    data: Redemption,
  },
  'POST /v1/order/exchange/delivery': {
    summary: 'Set the address of a redeemed order, until it is sent; 409002 nothing is delivered, or it is sent already',
    session: 'required',
    refusals: [404004, 404011, 409002],
    body: T.Object({ order_no: Id, address_id: Id, remark: T.Optional(T.String({ maxLength: orderRemarkMaxLength })) }),
    data: Order,
  },
} as const satisfies Record<string, Endpoint>
