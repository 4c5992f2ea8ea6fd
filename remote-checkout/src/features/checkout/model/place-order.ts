import type { Payment } from '@xhkt/contract'
import { createOrder, startPayment } from '../api/queries.ts'
import type { OrderBody } from './order-body.ts'
export { recordPlacedOrder } from './payment-cache.ts'

/** Makes the order and starts its payment. */
export async function placeOrder(body: OrderBody, idempotencyKey: string): Promise<Payment> {
  const { order_no } = await createOrder(body, idempotencyKey)
  return startPayment(order_no, 'confirm')
}
