import type { useQueryClient } from '@xhkt/platform/query'
import { initialPayment, isUnpaid, type PaymentEvent, type PaymentState, step } from './payment-state.ts'

export type Client = ReturnType<typeof useQueryClient>

export const paymentStateKey = (orderNo: string) => ['payment-state', orderNo]
/** Without `start`: both codes of the order. */
export const paymentCodeKey = (orderNo: string, start?: string) => ['payment-code', orderNo, ...(start ? [start] : [])]

/** A payment or a cancellation makes these answers stale. */
const touchedByPayment = ['/v1/course/detail', '/v1/course/group/list', '/v1/order/detail', '/v1/user/course/list', '/v1/user/study/section']

function forgetTouchedByPayment(client: Client): void {
  for (const path of touchedByPayment) void client.invalidateQueries({ queryKey: [path] })
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
  if (seenSettling) forgetTouchedByPayment(client)
  return after
}

export function recordPayment(client: Client, orderNo: string, event: PaymentEvent): void {
  client.setQueryData(paymentStateKey(orderNo), movePayment(client, orderNo, event))
}
