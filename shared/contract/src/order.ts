import { type Static, Type as T } from '@sinclair/typebox'
import { orderStatus } from './constants.ts'
import { AgreementState } from './agreement.ts'
import { CourseCard } from './course.ts'
import { Evaluation } from './evaluation.ts'
import { OrderGroup } from './group.ts'
import { OrderKind, PriceLine } from './price.ts'
import { OrderRefund } from './refund.ts'
import { Fen, FlagState, Id, Seconds, StateOf, TextStateOf } from './schema.ts'
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
