import { type Static, Type as T } from '@sinclair/typebox'
import { couponState } from './constants.ts'
import { type Endpoint, Fen, Seconds } from './schema.ts'

/** A coupon that can be collected. */
export const Coupon = T.Object({
  coupon_code: T.String({ pattern: '^[A-Z0-9]{4,20}$' }),
  name: T.String(),
  /** What it takes off. */
  amount: Fen,
  /** From which price on; 0: any. */
  threshold: Fen,
  /** What it is for, in words: 全部课程, or the name of a category or course. */
  scope: T.String(),
  /** Good until then. */
  ends_at: Seconds,
  /** For the caller. */
  state: T.Enum(couponState),
})
export type Coupon = Static<typeof Coupon>

export const couponEndpoints = {
  'POST /v1/coupon/collect': {
    summary: 'Collect a coupon (领取); once more changes nothing; 404009 unknown, 409009 none left, 409010 over',
    session: 'required',
    body: T.Object({ coupon_code: T.String({ minLength: 1, maxLength: 20 }) }),
    data: Coupon,
  },
} as const satisfies Record<string, Endpoint>
