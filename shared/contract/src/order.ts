import { type Static, Type as T } from '@sinclair/typebox'
import { AgreementState } from './agreement.ts'
import { orderStatus } from './constants.ts'
import { CourseCard } from './course-card.ts'
import { Evaluation } from './evaluation.ts'
import { OrderGroup } from './group.ts'
import { evaluationTagsMax, evaluationTextMaxLength, orderRemarkMaxLength, refundTextMaxLength } from './limits.ts'
import { PictureIds } from './picture.ts'
import { OrderKind, PriceChoices, PriceLine, Quote } from './price.ts'
import { OrderRefund, RefundPreview } from './refund.ts'
import { type Endpoint, Fen, FlagState, Id, Seconds, StateOf, TextStateOf } from './schema.ts'
import type { Known } from './unknown-state.ts'

/** Where an order is (docs/product/orders.md#order-statuses). */
export const OrderStatus = StateOf(orderStatus)
export type OrderStatus = Known<Static<typeof OrderStatus>>

/** A change of an order, or an event that keeps its status: a full group (by the system), an evaluation (by the learner). */
export const OrderChange = T.Object({
  /** The status from then on. @example 1 */
  status: OrderStatus,
  at: Seconds,
  /** Who did it. @example learner */
  by: TextStateOf('learner', 'system', 'operator'),
  /**
   * Shown to the learner below the step: why the system or the operator did it, or the learner's own reason; empty: the status says it
   * all. @example ""
   */
  reason: T.String(),
})
export type OrderChange = Static<typeof OrderChange>

/** As it was called when the order was made. */
const OrderRegion = T.Object({ id: Id, name: T.String() })

/** The address of an order, as it was when the learner chose it. */
export const OrderAddress = T.Object({
  /** Who receives it. @example 张小海 */
  name: T.String(),
  phone: T.String(),
  /** Province, city and district. @example [{"id":"110000","name":"北京市"},{"id":"110100","name":"北京市"},{"id":"110108","name":"海淀区"}] */
  region: T.Tuple([OrderRegion, OrderRegion, OrderRegion]),
  detail: T.String(),
})
export type OrderAddress = Static<typeof OrderAddress>

/** The parcel of an order. */
export const Shipment = T.Object({
  /** Who carries it. @example 顺丰速运 */
  carrier: T.String({ minLength: 1 }),
  /** The number that the carrier gave it. @example SF1234567890 */
  number: T.String({ minLength: 1 }),
  /** Newest first. */
  events: T.Array(T.Object({
      at: Seconds,
      /** What the carrier says. @example 快件已签收 */
      text: T.String({ minLength: 1 }),
    })),
})
export type Shipment = Static<typeof Shipment>

/** An order for its learner. */
export const Order = T.Object({
  order_no: Id,
  status: OrderStatus,
  kind: OrderKind,
  course: CourseCard,
  /** Null: bought alone. @example null */
  group: T.Union([OrderGroup, T.Null()]),
  /** The lines of `amount`. */
  lines: T.Array(PriceLine),
  /** The amount of the first line: the price before discounts. @example 19900 */
  total: Fen,
  /** The amount to pay, or paid. */
  amount: Fen,
  /** What the learner wrote; empty: nothing. @example "" */
  remark: T.String(),
  created_at: Seconds,
  /** When it is cancelled unless it is paid: 30 minutes after it was made, or with its group or the offer, if these end first. */
  expires_at: Seconds,
  /** When it was paid; 0: it is not. @example 0 */
  paid_at: Seconds,
  /** Why the learner cancelled it; empty: no reason was given. @example "" */
  cancel_reason: T.String(),
  /** Oldest first. The first entry is the creation. */
  history: T.Array(OrderChange),
  /** Null: nothing is delivered, or the address is not known yet. @example null */
  address: T.Union([OrderAddress, T.Null()]),
  /** The parcel; null: nothing was sent yet. @example null */
  shipment: T.Union([Shipment, T.Null()]),
  evaluated: FlagState('As false it offers a second evaluation.'),
  /** The learner's evaluation of the course. Missing: there is none, or it is not known. */
  evaluation: T.Optional(Evaluation),
  /** The last refund; null: there never was one. @example null */
  refund: T.Union([OrderRefund, T.Null()]),
  /** Until when a refund can be requested; 0: it cannot now, as the preview of a refund says. @example 0 */
  refund_deadline: Seconds,
  /** Of the study agreement of its course; null: it needs none, or the order is over. An older server does not send it. @example null */
  agreement_state: T.Optional(T.Union([AgreementState, T.Null()])),
  /** The learner has deleted it from their purchases (docs/product/orders.md#order-actions). */
  hidden: FlagState('As false it offers to delete what may be deleted.'),
})
export type Order = Static<typeof Order>

/** An order as everybody sees it (docs/product/orders.md#order-pages). */
export const SharedOrder = T.Object({
  status: OrderStatus,
  course: CourseCard,
  /** It is the caller's order: the page then asks for `GET /v1/order/detail` too. */
  mine: T.Boolean(),
  /** Money came back: a closed order is 已退款. */
  refunded: T.Optional(T.Boolean()),
  /** A paid order waits for its group: 拼团中. */
  group_filling: T.Optional(T.Boolean()),
  /** Its printed material has been sent. Missing: an older server. */
  sent: T.Optional(T.Boolean()),
})
export type SharedOrder = Static<typeof SharedOrder>

/** Which order. */
const OrderNo = T.Object({ order_no: Id })

export const orderEndpoints = {
  /**
   * The server computes the quote again. A learner has one unpaid order of a course. The same course, kind, group, coupon and code at no
   * lower price give that order again, with the new address, remark and invite code. Anything else cancels it (`by` `learner`) and makes a
   * new one; its code at the payment vendor is closed. If the new order is refused, the old one stays. An order of 0 is unpaid too: the
   * page confirms it at once. With `expected_amount` printed material needs `address_id`; an address that is sent is checked in any case.
   */
  'POST /v1/order': {
    summary:
      'Order or renew a course; gives the unpaid order for the same if there is one; without `coupon_code` no coupon is used; ' +
      '409001 owned already, 409002 a refund of it is open or its group is filling, 409012 sold out, 409013 no group offer, 409014 the group is full, over or not of ' +
      'this course, 409015 the price is not `expected_amount`, with the new quote, 409020 coupon not usable, 409021 promotion code not ' +
      'usable, 409024 no address, 409026 unpaid orders hold the last places of the group',
    session: 'required',
    idempotencyKey: true,
    refusals: [404001, 404011, 409001, 409002, 409012, 409013, 409014, 409015, 409020, 409021, 409024, 409026],
    refusalData: { 409015: Quote },
    body: T.Object({
      ...PriceChoices,
      /** Needed where the quote has `needs_address`; an older area sends neither it nor `expected_amount`. */
      address_id: T.Optional(Id),
      remark: T.Optional(T.String({ maxLength: orderRemarkMaxLength })),
      /** The `amount` of the quote that the page showed. */
      expected_amount: T.Optional(Fen),
    }),
    data: Order,
  },
  'GET /v1/order/detail': { summary: 'One order', session: 'required', refusals: [404004], query: OrderNo, data: Order },
  'GET /v1/order/shared': {
    summary: 'What everybody may see of an order',
    session: 'optional',
    refusals: [404004],
    query: OrderNo,
    data: SharedOrder,
  },
  'POST /v1/order/receive': {
    summary: 'Confirm that the parcel has arrived; 409024 when a redeemed order has no address yet, so that nothing was sent',
    session: 'required',
    refusals: [404004, 409002, 409024],
    body: OrderNo,
    data: Order,
  },
  'GET /v1/order/refund/preview': {
    summary: 'What a refund of the order would be, and whether it is possible',
    session: 'required',
    refusals: [404004],
    query: OrderNo,
    data: RefundPreview,
  },
  /**
   * Only `reasons` of the preview are offered; a server keeps any text. Allowed are `paid`, `delivering` and `completed`, also after a
   * refused or withdrawn request. A purchase whose course was renewed since is not: first the renewal. It cancels an unpaid renewal of the
   * course. The whole amount comes back, sent material or not. The refund of a renewal takes its days away; the purchase before it stays.
   */
  'POST /v1/order/refund': {
    summary: 'Request a refund, which closes the course; 409023 not possible',
    session: 'required',
    idempotencyKey: true,
    refusals: [404004, 409023],
    body: T.Object({
      order_no: Id,
      /** One of the `reasons` of the preview. @example 课程不适合我 */
      reason: T.String({ minLength: 1, maxLength: 50 }),
      /** What the learner adds; absent: nothing. */
      text: T.Optional(T.String({ maxLength: refundTextMaxLength })),
    }),
    data: Order,
  },
  /** Until it is granted; then 409002. The order is again what it was. */
  'POST /v1/order/refund/withdraw': {
    summary: 'Withdraw the request for a refund, which opens the course again',
    session: 'required',
    refusals: [404004, 409002],
    body: OrderNo,
    data: Order,
  },
  'POST /v1/user/order/hide': {
    summary: 'Hide a cancelled or closed order from the list of purchases',
    session: 'required',
    idempotencyKey: true,
    refusals: [404004, 409002],
    body: OrderNo,
    data: Order,
  },
  'POST /v1/user/order/restore': {
    summary: 'Show a hidden order again',
    session: 'required',
    idempotencyKey: true,
    refusals: [404004],
    body: OrderNo,
    data: Order,
  },
  'POST /v1/user/order/evaluate': {
    summary: 'Evaluate the course of an order, once; 400051 a picture is unknown, used or removed, 409002 the status does not allow it, 409022 evaluated already',
    session: 'required',
    idempotencyKey: true,
    refusals: [400051, 404004, 409002, 409022],
    body: T.Object({
      order_no: Id,
      score: T.Integer({ minimum: 1, maximum: 5 }),
      /** Tags of `GET /v1/evaluate/tags`. @example [] */
      tag_ids: T.Array(Id, { maxItems: evaluationTagsMax, uniqueItems: true }),
      text: T.String({ maxLength: evaluationTextMaxLength }),
      picture_ids: PictureIds,
    }),
    data: Order,
  },
} as const satisfies Record<string, Endpoint>
