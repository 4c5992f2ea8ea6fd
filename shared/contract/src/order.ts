import { type Static, Type as T } from '@sinclair/typebox'
import { orderStatus } from './constants.ts'
import { CourseCard } from './course.ts'
import { OrderGroup } from './group.ts'
import { Empty, type Endpoint, Fen, Id, Seconds, NumberOf } from './schema.ts'

export const OrderStatus = NumberOf(orderStatus)
export type OrderStatus = Static<typeof OrderStatus>

export const Order = T.Object({
  order_no: Id,
  status: OrderStatus,
  course: CourseCard,
  /** Null: bought alone. */
  group: T.Union([OrderGroup, T.Null()]),
  /** Before discounts. */
  total: Fen,
  /** The amount to pay, or paid. */
  amount: Fen,
  created_at: Seconds,
  /** When an unpaid order is cancelled. */
  expires_at: Seconds,
  /** 0 while unpaid. */
  paid_at: Seconds,
})
export type Order = Static<typeof Order>

/** The trade states of WeChat Pay. An unknown state counts as pending (docs/product/orders.md#payment). */
export const TradeState = T.Union([
  T.Literal('NOTPAY'),
  T.Literal('SUCCESS'),
  T.Literal('CLOSED'),
  T.Literal('REFUND'),
  T.Literal('PAYERROR'),
])
export type TradeState = Static<typeof TradeState>

export const Payment = T.Object({
  order_no: Id,
  amount: Fen,
  /** The text of the QR code; empty when there is nothing to pay. */
  code_url: T.String(),
  /** When the code expires. */
  expires_at: Seconds,
  trade_state: TradeState,
})
export type Payment = Static<typeof Payment>

const OrderNo = T.Object({ order_no: Id })

export const orderEndpoints = {
  'POST /v1/order': {
    summary:
      'Order or renew a course; gives the unpaid order for it if there is one; 409001 owned already, 409012 sold out, ' +
      '409013 no group offer, 409014 the group is full, over or not of this course',
    session: 'required',
    refusals: [404001, 409001, 409012, 409013, 409014],
    /** `group`: `new` opens a group, an id joins that group; without it the course is bought alone. */
    body: T.Object({ course_id: Id, group: T.Optional(T.Union([T.Literal('new'), Id])) }),
    data: Order,
  },
  'GET /v1/order/detail': { summary: 'One order', session: 'required', refusals: [404001, 404004], query: OrderNo, data: Order },
  'POST /v1/order/payment/confirm': {
    summary: 'Start paying by WeChat Native; an order of 0 is paid at once',
    session: 'required',
    refusals: [404004, 409002],
    body: OrderNo,
    data: Payment,
  },
  'POST /v1/order/payment/again': {
    summary: 'A fresh code for an unpaid order',
    session: 'required',
    refusals: [404004, 409002],
    body: OrderNo,
    data: Payment,
  },
  'POST /v1/order/payment/cancel': { summary: 'Cancel an unpaid order', session: 'required', refusals: [404004, 409002], body: OrderNo, data: Empty },
  'GET /v1/order/payment/state': {
    summary: 'The state of a payment',
    session: 'required',
    refusals: [404004],
    query: OrderNo,
    data: T.Object({ order_no: Id, trade_state: TradeState, order_status: OrderStatus }),
  },
} as const satisfies Record<string, Endpoint>
