import { Type as T } from '@sinclair/typebox'
import { evaluationTagsMax, evaluationTextMaxLength, orderRemarkMaxLength, refundTextMaxLength } from './limits.ts'
import { Order, SharedOrder } from './order.ts'
import { PictureIds } from './picture.ts'
import { PriceChoices, Quote } from './price.ts'
import { RefundPreview } from './refund.ts'
import { type Endpoint, Fen, Id } from './schema.ts'

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
