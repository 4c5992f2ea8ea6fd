import { type Static, Type as T } from '@sinclair/typebox'
import { couponState } from './constants.ts'
import { Fen, Seconds, StateOf } from './schema.ts'

const { available, collected, soldOut, expired } = couponState

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
  /** For the caller. A list has only coupons that have begun. */
  state: StateOf({ available, collected, soldOut, expired }),
})
export type Coupon = Static<typeof Coupon>
