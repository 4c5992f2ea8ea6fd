import { type Static, Type as T } from '@sinclair/typebox'
import { couponState } from './constants.ts'
import { Fen, Id, Seconds, StateOf, TextStateOf } from './schema.ts'

const { available, collected, soldOut, expired } = couponState

/** What became of a collected coupon: it can be used, an unpaid order holds it, a paid one has used it, or its time is over. */
export const CouponUse = TextStateOf('usable', 'held', 'used', 'expired')

/** A coupon that learners can collect (docs/product/orders.md#coupons). */
export const Coupon = T.Object({
  coupon_code: T.String({ pattern: '^[A-Z0-9]{4,20}$' }),
  /** Its name. @example 新人立减 20 元 */
  name: T.String(),
  /** The discount. @example 2000 */
  amount: Fen,
  /** The lowest price that it applies to; 0: any price. @example 10000 */
  threshold: Fen,
  /** What it applies to, as text: 全部课程, or the name of a category or course. @example 全部课程 */
  scope: T.String(),
  /** When it expires. */
  ends_at: Seconds,
  /** For the caller: `expired` before `collected`, `collected` before `soldOut`. A list has only coupons that have begun. */
  state: StateOf({ available, collected, soldOut, expired }),
  /** What became of the caller's; missing without one, and from an older server. */
  use: T.Optional(CouponUse),
  /** The order that holds or has used the caller's; missing without one. @example 20261128000001 */
  order_no: T.Optional(Id),
})
export type Coupon = Static<typeof Coupon>
