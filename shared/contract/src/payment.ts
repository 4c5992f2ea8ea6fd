import { type Static, Type as T } from '@sinclair/typebox'
import { OrderStatus } from './order.ts'
import { Empty, type Endpoint, Fen, Id, Seconds } from './schema.ts'

const tradeStates = ['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND', 'PAYERROR'] as const
/** The trade state of WeChat Pay. An unknown state counts as pending (docs/product/orders.md#payment). */
export const TradeState = T.Unsafe<(typeof tradeStates)[number] | 'USERPAYING' | 'REVOKED'>(
  T.Union(
    tradeStates.map((state) => T.Literal(state)),
    { 'x-open': 'WeChat Pay has more states, and may add some.' },
  ),
)
export type TradeState = Static<typeof TradeState>

/** What the page draws as a QR code. */
export const Payment = T.Object({
  order_no: Id,
  /** What the order costs. */
  amount: T.Integer({ ...Fen, 'x-essential': 'It is what the learner pays.' }),
  /** WeChat Pay's `code_url`, the text of the QR code; empty when there is nothing to pay. @example weixin://wxpay/bizpayurl?pr=abc123 */
  code_url: T.String(),
  /** When the code expires: after two hours, or with the order. */
  expires_at: Seconds,
  /** WeChat Pay's `trade_state`. @example NOTPAY */
  trade_state: TradeState,
})
export type Payment = Static<typeof Payment>

/** Which order. */
const OrderNo = T.Object({ order_no: Id })

export const paymentEndpoints = {
  /**
   * While the code of an earlier call is valid it is answered again, after a failed try too. A paid order answers SUCCESS without a code,
   * a refunded one REFUND; only a cancelled one is 409002. With printed material the order is `delivering` from the payment on, and has no
   * parcel yet.
   */
  'POST /v1/order/payment/confirm': {
    summary: 'Start paying by WeChat Native; an order of 0 is paid at once',
    session: 'required',
    refusals: [404004, 409002],
    body: OrderNo,
    data: Payment,
  },
  /** As `confirm`, but with a fresh code. The order number stays. */
  'POST /v1/order/payment/again': {
    summary: 'A fresh code for an unpaid order',
    session: 'required',
    refusals: [404004, 409002],
    body: OrderNo,
    data: Payment,
  },
  /** Only an unpaid order; any other one, also a cancelled one, is 409002. Its code at the vendor is closed. */
  'POST /v1/order/payment/cancel': {
    summary: 'Cancel an unpaid order',
    session: 'required',
    refusals: [404004, 409002],
    body: T.Object({
      order_no: Id,
      /** Why, in the learner's words; absent: no reason. @example 不想买了 */
      reason: T.Optional(T.String({ maxLength: 50 })),
    }),
    data: Empty,
  },
  /** A cancelled order is CLOSED, one in `refunding` or `closed` REFUND, any other one that was paid SUCCESS. */
  'GET /v1/order/payment/state': {
    summary: 'The state of a payment',
    session: 'required',
    refusals: [404004],
    query: OrderNo,
    data: T.Object({
      order_no: Id,
      /** WeChat Pay's `trade_state`. @example NOTPAY */
      trade_state: TradeState,
      /** Where the order is. @example 1 */
      order_status: OrderStatus,
    }),
  },
} as const satisfies Record<string, Endpoint>
