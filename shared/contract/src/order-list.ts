import { type Static, Type as T } from '@sinclair/typebox'
import { groupState } from './constants.ts'
import { Order, OrderStatus } from './order.ts'
import { type Endpoint, Fen, NumberOf, PageOf, PageQuery } from './schema.ts'

/** An order in a list: what its row shows, and what decides its actions. */
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
    /** The learner has played a lesson of the course. */
    begun: T.Boolean(),
    /** Its printed material has been sent. Missing: an older server. */
    sent: T.Optional(T.Boolean()),
  }),
])
export type ListedOrder = Static<typeof ListedOrder>

/**
 * A tab of my orders: `unpaid` 1, `delivering` 3, `unevaluated` 2 and 4 that are not evaluated and have no group that fills, `refund` 5,
 * 6 and 7 (docs/product/orders.md#order-pages).
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

/** Of all orders that a list has, on any page. */
export const OrderSums = T.Object({
  /** What was paid, also where it came back. */
  paid: Fen,
  /** What came back. @example 0 */
  refunded: Fen,
})
export type OrderSums = Static<typeof OrderSums>

export const orderListEndpoints = {
  'GET /v1/user/order/list': {
    summary: 'My orders, newest first. `scope` `all` has the deleted ones too. A keyword is a part of the course name or of the number',
    session: 'required',
    query: T.Object({
      ...PageQuery,
      /** `mine` by default; `all` has the deleted ones too. */
      scope: T.Optional(T.Union([T.Literal('mine'), T.Literal('all')])),
      /** Only those of this tab. */
      tab: T.Optional(OrderTab),
      /** Only those of this kind. */
      kind: T.Optional(TransactionKind),
      /** Only those with this status. */
      status: T.Optional(OrderStatus),
      /** A part of the course name or of the number. */
      keyword: T.Optional(T.String({ minLength: 1, maxLength: 50 })),
      /** Only those that were made in this month in Beijing. @example 2026-11 */
      month: T.Optional(T.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })),
    }),
    data: T.Composite([PageOf(ListedOrder), T.Object({ sums: OrderSums })]),
  },
  'GET /v1/user/order/group/list': {
    summary: 'My orders of groups, newest first, without deleted ones. A state has only paid orders',
    session: 'required',
    query: T.Object({
      ...PageQuery,
      /** Only paid ones whose group is there. */
      state: T.Optional(NumberOf(groupState)),
    }),
    data: PageOf(ListedOrder),
  },
} as const satisfies Record<string, Endpoint>
