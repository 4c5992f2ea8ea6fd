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

/** The status of an order (docs/product/orders.md#order-statuses). */
export const OrderStatus = StateOf(orderStatus)
export type OrderStatus = Known<Static<typeof OrderStatus>>

/** A change of an order's status, or an event without a change: a full group (by the system), an evaluation (by the learner). */
export const OrderChange = T.Object({
  /** The status after the change. @example 1 */
  status: OrderStatus,
  at: Seconds,
  /** Who made the change. @example learner */
  by: TextStateOf('learner', 'system', 'operator'),
  /**
   * The reason of the change, by the system, the operator or the learner, which pages show below the step; empty: none.
   * @example ""
   */
  reason: T.String(),
})
export type OrderChange = Static<typeof OrderChange>

/** A region, with its name at the time of the order. */
const OrderRegion = T.Object({ id: Id, name: T.String() })

/** The address of an order. Later changes of the learner's address do not change the order. */
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
  /** The carrier. @example 顺丰速运 */
  carrier: T.String({ minLength: 1 }),
  /** The carrier's number of the parcel. @example SF1234567890 */
  number: T.String({ minLength: 1 }),
  /** The carrier's reports, newest first. */
  events: T.Array(T.Object({
      at: Seconds,
      /** The text of the report. @example 快件已签收 */
      text: T.String({ minLength: 1 }),
    })),
})
export type Shipment = Static<typeof Shipment>

/** An order as its learner sees it. */
export const Order = T.Object({
  order_no: Id,
  status: OrderStatus,
  kind: OrderKind,
  course: CourseCard,
  /** The group of the order; null: bought alone. @example null */
  group: T.Union([OrderGroup, T.Null()]),
  /** The lines of `amount`. */
  lines: T.Array(PriceLine),
  /** The amount of the first line: the price before discounts. @example 19900 */
  total: Fen,
  /** The amount to pay, or paid. */
  amount: Fen,
  /** The learner's remark; empty: none. @example "" */
  remark: T.String(),
  created_at: Seconds,
  /** When an unpaid order is cancelled: 30 minutes after its creation, or with the end of its group or offer, if earlier. */
  expires_at: Seconds,
  /** When the order was paid; 0: not paid. @example 0 */
  paid_at: Seconds,
  /** The learner's reason for cancelling; empty: none. @example "" */
  cancel_reason: T.String(),
  /** The changes, oldest first. The first entry is the creation. */
  history: T.Array(OrderChange),
  /** The delivery address; null: nothing is delivered, or no address is known yet. @example null */
  address: T.Union([OrderAddress, T.Null()]),
  /** The parcel; null: nothing was sent. @example null */
  shipment: T.Union([Shipment, T.Null()]),
  evaluated: FlagState('As false it offers a second evaluation.'),
  /** The learner's evaluation of the course; absent: none, or unknown. */
  evaluation: T.Optional(Evaluation),
  /** The last refund; null: none. @example null */
  refund: T.Union([OrderRefund, T.Null()]),
  /** The end of the time for a request; 0: no refund can be requested now, for the reason in the preview of the refund. @example 0 */
  refund_deadline: Seconds,
  /** The state of the study agreement; null: not needed, or the order is over. An older server does not send the field. @example null */
  agreement_state: T.Optional(T.Union([AgreementState, T.Null()])),
  /** Whether the learner has deleted the order from their purchases (docs/product/orders.md#order-actions). */
  hidden: FlagState('As false it offers to delete what may be deleted.'),
})
export type Order = Static<typeof Order>

/** An order as anybody can see it (docs/product/orders.md#order-pages). */
export const SharedOrder = T.Object({
  status: OrderStatus,
  course: CourseCard,
  /** Whether the order is the caller's. The page then calls `GET /v1/order/detail` too. */
  mine: T.Boolean(),
  /** Whether money was returned, so that a closed order is 已退款. */
  refunded: T.Optional(T.Boolean()),
  /** Whether a paid order waits for its group: 拼团中. */
  group_filling: T.Optional(T.Boolean()),
  /** Whether the printed material has been sent. An older server does not send the field. */
  sent: T.Optional(T.Boolean()),
})
export type SharedOrder = Static<typeof SharedOrder>

/** The number of an order. */
const OrderNo = T.Object({ order_no: Id })

export const orderEndpoints = {
  /**
   * The server computes the quote again. A learner has at most one unpaid order of a course. The same course, kind, group, coupon and code
   * give that order again if the price has not fallen, with the new address, remark and invite code. Any other request cancels
   * that order (`by` `learner`), closes its code at the payment vendor, and makes a new order; if the new order is refused, the old one
   * stays. An order of 0 is unpaid at first, and the page confirms it at once. With `expected_amount`, printed material needs
   * `address_id`. A sent address is checked in any case.
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
      /** Needed if the quote has `needs_address`. An older area sends neither `address_id` nor `expected_amount`. */
      address_id: T.Optional(Id),
      remark: T.Optional(T.String({ maxLength: orderRemarkMaxLength })),
      /** The `amount` of the quote that the page showed. */
      expected_amount: T.Optional(Fen),
    }),
    data: Order,
  },
  'GET /v1/order/detail': { summary: 'One order', session: 'required', refusals: [404004], query: OrderNo, data: Order },
  'GET /v1/order/shared': {
    summary: 'The part of an order that anybody may see',
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
    summary: 'A preview of the refund of an order',
    session: 'required',
    refusals: [404004],
    query: OrderNo,
    data: RefundPreview,
  },
  /**
   * Pages offer only `reasons` of the preview, but a server keeps any text. Allowed statuses are `paid`, `delivering` and `completed`, also
   * after a refused or withdrawn request. A purchase that was renewed later is refused: the renewal must be refunded first. The request
   * cancels an unpaid renewal of the course. The whole amount is returned, even after material was sent. The refund of a renewal takes its
   * days away; the earlier purchase stays.
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
      /** The text that the learner adds; absent: none. */
      text: T.Optional(T.String({ maxLength: refundTextMaxLength })),
    }),
    data: Order,
  },
  /** Possible until the refund is granted, then 409002. The order returns to its status before the request. */
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
