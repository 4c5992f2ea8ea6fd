import type { Payment } from '@xhkt/contract'
import { createOrder, startPayment } from '../api/payment-calls.ts'
import type { OrderBody } from './order-body.ts'
import { type Client, paymentCodeKey, recordPayment } from './payment-cache.ts'

/** Makes the order and starts its payment. */
export async function placeOrder(body: OrderBody, idempotencyKey: string): Promise<Payment> {
  const { order_no } = await createOrder(body, idempotencyKey)
  return startPayment(order_no, 'confirm')
}

/** The page of the payment shows it at once. */
export function recordPlacedOrder(client: Client, payment: Payment): void {
  client.setQueryData(paymentCodeKey(payment.order_no, 'confirm'), payment)
  recordPayment(client, payment.order_no, { type: 'offered', tradeState: payment.trade_state })
}
