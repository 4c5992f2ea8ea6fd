import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course-card.ts'
import { Coupon } from './coupon.ts'
import { type Endpoint, Fen, Id, Seconds, TextStateOf } from './schema.ts'

/** The kind of a purchase: alone, as a renewal, by opening or joining a group, or by a redeem code. */
export const OrderKind = TextStateOf('alone', 'renewal', 'open', 'join', 'redeem')
export type OrderKind = Static<typeof OrderKind>

/** One line of a price. The amounts of all lines add up to the amount to pay. */
export const PriceLine = T.Object({
  /**
   * The kind of the line. `price`, the first line, is the price of the course without any discount. `discount`, `group` or `renewal` may
   * follow and lowers that price to the current price, or to that of a group or renewal. Then come `coupon`, `promotion`, and a
   * `delivery` of 0 if printed material is sent. @example price
   */
  kind: TextStateOf('price', 'discount', 'group', 'renewal', 'coupon', 'promotion', 'delivery'),
  label: T.String({ minLength: 1 }),
  /** Why the line has this amount. @example 课程售价 */
  reason: T.String({ minLength: 1 }),
  /** The amount in fen. A negative amount lowers the price. @example 19900 */
  amount: T.Integer({ minimum: -9_999_999_999, maximum: 9_999_999_999 }),
})
export type PriceLine = Static<typeof PriceLine>

/**
 * Why a coupon cannot be used for an order; empty if it can be used. The reasons in order: the price is below the threshold, the coupon is
 * for other courses, its time is over, it is not for groups, another order holds or has used it, its time has not begun.
 */
export const CouponObstacle = TextStateOf('', 'threshold', 'scope', 'expired', 'group', 'used', 'notBegun')
export type CouponObstacle = Static<typeof CouponObstacle>

/** A coupon of the learner, for one order. */
export const QuotedCoupon = T.Composite([
  Coupon,
  T.Object({
    /** Whether the coupon can be used for the order. @example true */
    usable: T.Boolean(),
    /** Why the coupon cannot be used; empty for a usable coupon. @example "" */
    why: CouponObstacle,
    /** The text of `why` for the learner; empty for a usable coupon. @example "" */
    reason: T.String(),
  }),
])
export type QuotedCoupon = Static<typeof QuotedCoupon>

/** A quote: the current price of a course for the learner (docs/product/orders.md#ordering). */
export const Quote = T.Object({
  course: CourseCard,
  /** The kind of the purchase. @example alone */
  kind: OrderKind,
  /** `new`, or the id of the group to join; empty: no group. @example "" */
  group: T.Union([T.Literal(''), T.Literal('new'), Id]),
  /** The lines that add up to `amount`. */
  lines: T.Array(PriceLine),
  /** The amount to pay: the sum of the lines. */
  amount: T.Integer({ ...Fen, 'x-essential': 'It is what the learner agrees to pay.' }),
  /**
   * When the quote changes: the first end of a discount, offer, group, coupon or code in its lines, or the end of an unpaid order; 0:
   * never. @example 0
   */
  valid_until: Seconds,
  /** Whether the order needs an address, because printed material is sent. A renewal sends material too. */
  needs_address: T.Boolean({ 'x-essential': 'It decides whether the order says where its material goes.' }),
  /** The coupon in the lines; empty: none, or the coupon of the query cannot be used. @example "" */
  coupon_code: T.String(),
  /** Every coupon that the learner has collected, usable ones first. */
  coupons: T.Array(QuotedCoupon),
  /**
   * The promotion code of the query; null: none. The operator decides the reduction, for whom and how often; the page only shows the line.
   * @example null
   */
  promotion: T.Union([
    T.Object({
      /** The code that was sent. @example SHARE88 */
      code: T.String(),
      accepted: T.Boolean(),
      /** A text for the learner, why the code is not accepted; empty: accepted. @example "" */
      reason: T.String(),
    }),
    T.Null(),
  ]),
})
export type Quote = Static<typeof Quote>

const Code = T.String({ maxLength: 64 })

/** The learner's choices on which the price of an order depends. */
export const PriceChoices = {
  course_id: Id,
  /** `new` opens a group, an id joins that group; absent: the course is bought alone. */
  group: T.Optional(T.Union([T.Literal('new'), Id])),
  /** A coupon that the learner has collected; `none`: no coupon. */
  coupon_code: T.Optional(Code),
  promotion_code: T.Optional(Code),
  /**
   * The invite code with which the learner came. The server records the code unchecked with the order, for the operator to credit. The
   * price does not depend on the code.
   */
  invite_code: T.Optional(Code),
}

export const quoteEndpoints = {
  /**
   * The caller's unpaid order of the same course, kind, group, coupon and code keeps its price in the quote if the price has not fallen;
   * its seat, place, coupon and code count as free. A coupon that cannot be used is no refusal: the quote has the price without a coupon.
   * The best coupon lowers the price most; of two equal coupons, it is the one that ends first. A threshold is compared with the price
   * after discount, group or renewal. Coupon and code can be combined, both apply to a renewal, neither to a group; a code takes off a
   * fixed sum. No line lowers the amount below 0. A learner who has, or had, the course gets a renewal: with `group` the answer is
   * 409013, more than 30 days before the end 409001, while the group of the course is filling 409002. A group that is unknown, or whose
   * first member has not paid, is 409014; a group whose offer has ended is 409013. While the learner can withdraw a refund of the course,
   * the answer is 409002; after a failed group the learner may buy at once.
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
