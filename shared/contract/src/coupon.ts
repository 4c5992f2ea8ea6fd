import { type Static, Type as T } from '@sinclair/typebox'
import { couponState } from './constants.ts'
import { CourseCard } from './course-card.ts'
import { type Endpoint, Fen, Id, IdOrEmpty, PageOf, PageQuery, Seconds, StateOf, TextStateOf } from './schema.ts'
import { Category } from './system.ts'

const { available, collected, soldOut, expired } = couponState

/** The state of a collected coupon: usable, held by an unpaid order, used by a paid order, or expired. */
const CouponUse = TextStateOf('usable', 'held', 'used', 'expired')

/** A coupon that learners can collect (docs/product/orders.md#coupons). */
export const Coupon = T.Object({
  coupon_code: T.String({ pattern: '^[A-Z0-9]{4,20}$' }),
  /** The name of the coupon. @example 新人立减 20 元 */
  name: T.String(),
  /** The discount. @example 2000 */
  amount: Fen,
  /** The lowest price to which the coupon applies; 0: any price. @example 10000 */
  threshold: Fen,
  /** The courses to which the coupon applies, as text: 全部课程, or the name of a category or course. @example 全部课程 */
  scope: T.String(),
  /** When the coupon expires. */
  ends_at: Seconds,
  /** The state for the caller. If several apply: `expired`, then `collected`, then `soldOut`. A list has only coupons that have begun. */
  state: StateOf({ available, collected, soldOut, expired }),
  /** The state of the caller's coupon; absent without one, and from an older server. */
  use: T.Optional(CouponUse),
  /** The order that holds or has used the caller's coupon; absent without such an order. @example 20261128000001 */
  order_no: T.Optional(Id),
})
export type Coupon = Static<typeof Coupon>

/** A coupon that the learner has collected. At most one of the two ids is set; with neither the coupon is for every course. */
export const MyCoupon = T.Composite([
  T.Omit(Coupon, ['state', 'use', 'order_no']),
  T.Object({
    /** The state of the collected coupon. @example usable */
    use: CouponUse,
    collected_at: Seconds,
    /** The only course to which the coupon applies; empty: no such limit. @example "" */
    course_id: IdOrEmpty,
    /** The only category to which the coupon applies; empty: no such limit. @example "" */
    category_id: IdOrEmpty,
    /** The order that holds or has used the coupon; empty: none. @example "" */
    order_no: IdOrEmpty,
  }),
])
export type MyCoupon = Static<typeof MyCoupon>

const Count = T.Integer({ minimum: 0 })
/** A tab of my coupons. A coupon that an unpaid order holds is not used yet. */
export const CouponTab = T.Union([T.Literal('usable'), T.Literal('used'), T.Literal('expired')])
export type CouponTab = Static<typeof CouponTab>

/** A coupon as its own page shows it. At most one of `course` and `category` is set; with neither the coupon is for every course. */
export const CouponDetail = T.Composite([
  T.Omit(Coupon, ['state']),
  T.Object({
    /** The state for the caller. */
    state: StateOf(couponState),
    /** When the time for collecting begins. */
    begins_at: Seconds,
    /** The only course to which the coupon applies; null: no such limit. */
    course: T.Union([CourseCard, T.Null()]),
    /** The only category to which the coupon applies; null: no such limit. @example null */
    category: T.Union([Category, T.Null()]),
    /** The number of coupons left for all learners together. @example 500 */
    left: T.Integer({ minimum: 0 }),
  }),
])
export type CouponDetail = Static<typeof CouponDetail>

/** The code of a coupon. */
const CouponCode = T.Object({ coupon_code: T.String({ minLength: 1, maxLength: 20 }) })

export const couponEndpoints = {
  'GET /v1/coupon/detail': {
    summary: 'One coupon with what it applies to, also one that has not begun, is over or has none left; 404009 unknown',
    session: 'optional',
    refusals: [404009],
    query: CouponCode,
    data: CouponDetail,
  },
  'GET /v1/user/coupon/list': {
    summary: 'My coupons of a tab, `usable` by default, the next end first, otherwise the last one first; with the number of each tab',
    session: 'required',
    query: T.Object({
      ...PageQuery,
      /** The tab; `usable` by default. */
      tab: T.Optional(CouponTab),
    }),
    data: T.Composite([PageOf(MyCoupon), T.Object({
        /** The number of coupons in each tab. */
        counts: T.Object({
          /** Coupons that can be used, or that an unpaid order holds. */
          usable: Count,
          /** Coupons that a paid order has used. */
          used: Count,
          expired: Count,
        }),
      })]),
  },
  /**
   * Lowers `left`. The server checks in this order: 409017; a coupon that the caller has is answered unchanged; 409010; 409009. A cancelled
   * order, and a refund whose money arrives, give a coupon back if its time is not over.
   */
  'POST /v1/coupon/collect': {
    summary: 'Collect a coupon (领取); repeating it changes nothing; 404009 unknown, 409009 none left, 409010 expired, 409017 not begun',
    session: 'required',
    refusals: [404009, 409009, 409010, 409017],
    idempotencyKey: true,
    body: CouponCode,
    data: Coupon,
  },
} as const satisfies Record<string, Endpoint>
