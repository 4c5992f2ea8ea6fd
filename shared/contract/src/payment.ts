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

/** A payment, whose code the page draws as a QR code. */
export const Payment = T.Object({
  order_no: Id,
  /** The amount of the order. */
  amount: T.Integer({ ...Fen, 'x-essential': 'It is what the learner pays.' }),
  /** WeChat Pay's `code_url`, the text of the QR code; empty if nothing is to be paid. @example weixin://wxpay/bizpayurl?pr=abc123 */
  code_url: T.String(),
  /** When the code expires: after two hours, or with the order. */
  expires_at: Seconds,
  /** WeChat Pay's `trade_state`. @example NOTPAY */
  trade_state: TradeState,
})
export type Payment = Static<typeof Payment>

/** The number of an order. */
const OrderNo = T.Object({ order_no: Id })

export const paymentEndpoints = {
  /**
   * A valid code of an earlier call is answered again, even after a failed try. The answer is SUCCESS without a code for a paid order,
   * REFUND for a refunded order, and 409002 only for a cancelled order. An order with printed material is `delivering` from the payment on,
   * at first without a parcel.
   */
  'POST /v1/order/payment/confirm': {
    summary: 'Start paying by WeChat Native; an order of 0 is paid at once',
    session: 'required',
    refusals: [404004, 409002],
    body: OrderNo,
    data: Payment,
  },
  /** Like `POST /v1/order/payment/confirm`, but always with a fresh code. The order number stays. */
  'POST /v1/order/payment/again': {
    summary: 'A fresh code for an unpaid order',
    session: 'required',
    refusals: [404004, 409002],
    body: OrderNo,
    data: Payment,
  },
  /** Cancels only an unpaid order; any other order, a cancelled one included, is 409002. The server closes the code at the vendor. */
  'POST /v1/order/payment/cancel': {
    summary: 'Cancel an unpaid order',
    session: 'required',
    refusals: [404004, 409002],
    body: T.Object({
      order_no: Id,
      /** The learner's reason; absent: none. @example 不想买了 */
      reason: T.Optional(T.String({ maxLength: 50 })),
    }),
    data: Empty,
  },
  /** The state is CLOSED for a cancelled order, REFUND for one in `refunding` or `closed`, SUCCESS for any other paid order. */
  'GET /v1/order/payment/state': {
    summary: 'The state of a payment',
    session: 'required',
    refusals: [404004],
    query: OrderNo,
    data: T.Object({
      order_no: Id,
      /** WeChat Pay's `trade_state`. @example NOTPAY */
      trade_state: TradeState,
      /** The status of the order. @example 1 */
      order_status: OrderStatus,
    }),
  },
} as const satisfies Record<string, Endpoint>
