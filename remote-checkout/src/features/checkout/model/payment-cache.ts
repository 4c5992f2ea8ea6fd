import type { Payment } from '@xhkt/contract'
import type { useQueryClient } from '@xhkt/platform/query'
import { initialPayment, isUnpaid, type PaymentEvent, type PaymentState, step } from './payment-state.ts'

export type Client = ReturnType<typeof useQueryClient>

export const paymentStateKey = (orderNo: string) => ['payment-state', orderNo]
/** The query key of a payment code. Without `start` it matches both codes of the order. */
export const paymentCodeKey = (orderNo: string, start?: string) => ['payment-code', orderNo, ...(start ? [start] : [])]

/** An order, a payment or a cancellation makes these answers stale. */
const touchedByPayment = ['/v1/home', '/v1/course/detail', '/v1/course/group/list', '/v1/order/detail', '/v1/user/course/list', '/v1/user/study/section']

/** @param refetchType - `none`: the next page asks */
function forgetTouchedByPayment(client: Client, refetchType: 'active' | 'none'): void {
  for (const path of touchedByPayment) void client.invalidateQueries({ queryKey: [path], refetchType })
  // An outdated invitation must not show again, not even until the new answer arrives.
  client.removeQueries({ queryKey: ['/v1/course/group/detail'], type: 'inactive' })
}

/** Applies an event to the state of the payment, and drops the cached answers that it makes stale. */
export function movePayment(client: Client, orderNo: string, event: PaymentEvent): PaymentState {
  const known = client.getQueryData<PaymentState>(paymentStateKey(orderNo))
  const before = known ?? initialPayment
  const after = step(before, event)
  // An order that was settled before this page loaded changes no cached answer.
  const seenSettling = !isUnpaid(after.phase) && after.phase !== before.phase && (known !== undefined || event.type !== 'answered')
  if (seenSettling) forgetTouchedByPayment(client, 'active')
  return after
}

export function recordPayment(client: Client, orderNo: string, event: PaymentEvent): void {
  client.setQueryData(paymentStateKey(orderNo), movePayment(client, orderNo, event))
}

/** An order that is placed holds a place of its group, a seat and a coupon. The page of its payment shows it at once. */
export function recordPlacedOrder(client: Client, payment: Payment): void {
  forgetTouchedByPayment(client, 'none')
  client.setQueryData(paymentCodeKey(payment.order_no, 'confirm'), payment)
  recordPayment(client, payment.order_no, { type: 'offered', tradeState: payment.trade_state })
}
