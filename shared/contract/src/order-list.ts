import { type Static, Type as T } from '@sinclair/typebox'
import { groupState } from './constants.ts'
import { Order, OrderStatus } from './order.ts'
import { type Endpoint, Fen, NumberOf, PageOf, PageQuery } from './schema.ts'

/** An order in a list: the fields that its row shows and that decide its actions. */
export const ListedOrder = T.Composite([
  T.Pick(Order, [
    'order_no',
    'status',
    'kind',
    'course',
    'group',
    'amount',
    'created_at',
    'expires_at',
    'paid_at',
    'address',
    'evaluated',
    'refund',
    'refund_deadline',
    'hidden',
  ]),
  T.Object({
    /** Whether the learner has played a lesson of the course. */
    begun: T.Boolean(),
    /** Whether the printed material has been sent. An older server does not send the field. */
    sent: T.Optional(T.Boolean()),
  }),
])
export type ListedOrder = Static<typeof ListedOrder>

/**
 * A tab of my orders, by status: `unpaid` has 1, `delivering` 3, `refund` 5, 6 and 7, `unevaluated` those of 2 and 4 that have neither an
 * evaluation nor a group that is filling (docs/product/orders.md#order-pages).
 */
export const OrderTab = T.Union([T.Literal('unpaid'), T.Literal('delivering'), T.Literal('unevaluated'), T.Literal('refund')])
export type OrderTab = Static<typeof OrderTab>

/** A kind of transaction. `bought` cost money and was neither in a group nor a renewal; `refunded`: money was asked back. */
export const TransactionKind = T.Union([
  T.Literal('bought'),
  T.Literal('group'),
  T.Literal('renewal'),
  T.Literal('redeem'),
  T.Literal('free'),
  T.Literal('refunded'),
])
export type TransactionKind = Static<typeof TransactionKind>

/** Sums over all orders of a list, on all its pages. */
export const OrderSums = T.Object({
  /** The paid money, refunded money included. */
  paid: Fen,
  /** The refunded money. @example 0 */
  refunded: Fen,
})
export type OrderSums = Static<typeof OrderSums>

export const orderListEndpoints = {
  'GET /v1/user/order/list': {
    summary: 'My orders, newest first. `scope` `all` includes deleted orders. A keyword is a part of the course name or of the order number',
    session: 'required',
    query: T.Object({
      ...PageQuery,
      /** `mine` by default; `all` includes deleted orders. */
      scope: T.Optional(T.Union([T.Literal('mine'), T.Literal('all')])),
      /** Only orders of the tab. */
      tab: T.Optional(OrderTab),
      /** Only orders of the kind. */
      kind: T.Optional(TransactionKind),
      /** Only orders with the status. */
      status: T.Optional(OrderStatus),
      /** A part of the course name or of the order number. */
      keyword: T.Optional(T.String({ minLength: 1, maxLength: 50 })),
      /** Only orders made in the month in Beijing. @example 2026-11 */
      month: T.Optional(T.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })),
    }),
    data: T.Composite([PageOf(ListedOrder), T.Object({ sums: OrderSums })]),
  },
  'GET /v1/user/order/group/list': {
    summary: 'My orders of groups, newest first, without deleted orders. A filter by state lists only paid orders',
    session: 'required',
    query: T.Object({
      ...PageQuery,
      /** Only paid orders whose group has the state. */
      state: T.Optional(NumberOf(groupState)),
    }),
    data: PageOf(ListedOrder),
  },
} as const satisfies Record<string, Endpoint>
