import { type Static, Type as T } from '@sinclair/typebox'
import { couponState } from './constants.ts'
import { type Endpoint, Fen, Seconds, NumberOf } from './schema.ts'

/** A coupon that learners can collect (docs/product/orders.md#coupons). */
export const Coupon = T.Object({
  coupon_code: T.String({ pattern: '^[A-Z0-9]{4,20}$' }),
  name: T.String(),
  /** The discount. */
  amount: Fen,
  /** The lowest price that it applies to; 0: any price. */
  threshold: Fen,
  /** What it applies to, as text: 全部课程, or the name of a category or course. */
  scope: T.String(),
  /** When it expires. */
  ends_at: Seconds,
  /** For the caller. */
  state: NumberOf(couponState),
})
export type Coupon = Static<typeof Coupon>

export const couponEndpoints = {
  'POST /v1/coupon/collect': {
    summary: 'Collect a coupon (领取); repeating it changes nothing; 404009 unknown, 409009 none left, 409010 expired',
    session: 'required',
    refusals: [404009, 409009, 409010],
    idempotencyKey: true,
    body: T.Object({ coupon_code: T.String({ minLength: 1, maxLength: 20 }) }),
    data: Coupon,
  },
} as const satisfies Record<string, Endpoint>
