import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course-card.ts'
import { Coupon } from './coupon.ts'
import { type Endpoint, Fen, Id, Seconds, TextStateOf } from './schema.ts'

/** How a course is bought: alone, as a renewal, by opening or joining a group, or by a redeem code. */
export const OrderKind = TextStateOf('alone', 'renewal', 'open', 'join', 'redeem')
export type OrderKind = Static<typeof OrderKind>

/** One line of a price. The amounts of all lines add up to what is paid. */
export const PriceLine = T.Object({
  /**
   * What it is. The first line is the price of the course without any discount. One of `discount`, `group` and `renewal` may follow, and
   * lowers it to the price now, of a group or of a renewal; then `coupon`, `promotion`, and `delivery` of 0 where something is sent.
   * @example price
   */
  kind: TextStateOf('price', 'discount', 'group', 'renewal', 'coupon', 'promotion', 'delivery'),
  label: T.String({ minLength: 1 }),
  /** Why the line has this amount. @example 课程售价 */
  reason: T.String({ minLength: 1 }),
  /** Fen; negative: it lowers the price. @example 19900 */
  amount: T.Integer({ minimum: -9_999_999_999, maximum: 9_999_999_999 }),
})
export type PriceLine = Static<typeof PriceLine>

/**
 * Why a coupon cannot be used for an order; empty: it can. The price is below its threshold, it is for other courses, its time is over, it
 * is not for groups, another order holds or has used it, or it has not begun.
 */
export const CouponObstacle = TextStateOf('', 'threshold', 'scope', 'expired', 'group', 'used', 'notBegun')
export type CouponObstacle = Static<typeof CouponObstacle>

/** A coupon of the learner, for one order. */
export const QuotedCoupon = T.Composite([
  Coupon,
  T.Object({
    /** It can be used for this order. @example true */
    usable: T.Boolean(),
    /** Why not; empty for a usable coupon. @example "" */
    why: CouponObstacle,
    /** `why` for the learner; empty for a usable coupon. @example "" */
    reason: T.String(),
  }),
])
export type QuotedCoupon = Static<typeof QuotedCoupon>

/** What a course costs the learner now (docs/product/orders.md#ordering). */
export const Quote = T.Object({
  course: CourseCard,
  /** How it is bought. @example alone */
  kind: OrderKind,
  /** `new`, the id of the group to join, or empty: alone. @example "" */
  group: T.Union([T.Literal(''), T.Literal('new'), Id]),
  /** What the amount is made of. */
  lines: T.Array(PriceLine),
  /** The amount to pay: the sum of the lines. */
  amount: T.Integer({ ...Fen, 'x-essential': 'It is what the learner agrees to pay.' }),
  /**
   * The first end of what the lines depend on: discount, offer, group, coupon, code; of an unpaid order its own end. 0: none. @example 0
   */
  valid_until: Seconds,
  /** Printed material is sent, after a renewal too, so the order needs an address. */
  needs_address: T.Boolean({ 'x-essential': 'It decides whether the order says where its material goes.' }),
  /** The coupon of the lines; empty: none, or the one that was asked for cannot be used. @example "" */
  coupon_code: T.String(),
  /** Every coupon that the learner has collected, usable ones first. */
  coupons: T.Array(QuotedCoupon),
  /**
   * What became of the promotion code; null: no code was sent. What a code takes off, for whom and how often is the operator's: the page
   * shows its line. @example null
   */
  promotion: T.Union([
    T.Object({
      /** The code that was sent. @example SHARE88 */
      code: T.String(),
      accepted: T.Boolean(),
      /** Why not, for the learner; empty: it is accepted. @example "" */
      reason: T.String(),
    }),
    T.Null(),
  ]),
})
export type Quote = Static<typeof Quote>

const Code = T.String({ maxLength: 64 })

/** What the price of an order depends on. */
export const PriceChoices = {
  course_id: Id,
  /** `new` opens a group, an id joins that group; without it the course is bought alone. */
  group: T.Optional(T.Union([T.Literal('new'), Id])),
  /** A coupon that the learner has collected; `none`: no coupon. */
  coupon_code: T.Optional(Code),
  promotion_code: T.Optional(Code),
  /**
   * The invite code with which the learner came. Recorded with the order as it is, known or not, for the operator to credit. It does not
   * change the price.
   */
  invite_code: T.Optional(Code),
}

export const quoteEndpoints = {
  /**
   * The caller's unpaid order of the same course, kind, group, coupon and code keeps its price here, unless the price has fallen; its
   * seat, place, coupon and code count as free. A coupon that cannot be used leaves the price without one, and no refusal. The best
   * coupon lowers the price most; of two, the one that ends first. A threshold is compared with the price after discount, group or
   * renewal. A coupon and a code go together, neither with a group, both with a renewal; a code is a fixed sum. No line lowers the amount
   * below 0. A learner who has, or had, the course renews it: with `group` that is 409013, 30 days before the end 409001, in a group that
   * fills 409002. A group that is unknown, or whose first member has not paid, is 409014; one whose offer has ended 409013. While the
   * learner can withdraw a refund the course is 409002; after a failed group they may buy at once.
   */
  'GET /v1/order/quote': {
    summary:
      'What a course costs the learner now; without `coupon_code` with the best coupon; 409001 owned already, 409002 a refund of it is open, ' +
      '409012 sold out, 409013 no group offer, 409014 the group is full, over or not of this course, ' +
      '409026 unpaid orders hold its last places',
    session: 'required',
    refusals: [404001, 409001, 409002, 409012, 409013, 409014, 409026],
    query: T.Object(PriceChoices),
    data: Quote,
  },
} as const satisfies Record<string, Endpoint>
