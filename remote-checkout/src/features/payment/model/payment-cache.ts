import type { useQueryClient } from '@xhkt/platform/query'
import { initialPayment, isFinal, type PaymentEvent, type PaymentState, step } from './payment-state.ts'

export type Client = ReturnType<typeof useQueryClient>

export const paymentStateKey = (orderNo: string) => ['payment-state', orderNo]
/** Without a way in: of every way. */
export const paymentCodeKey = (orderNo: string, start?: string) => ['payment-code', orderNo, ...(start ? [start] : [])]

/** A course that was just paid for, or an order that was cancelled, makes these answers old wherever they are shown. */
const touchedByPayment = ['/v1/course/detail', '/v1/course/group/list', '/v1/order/detail', '/v1/user/course/list', '/v1/user/study/section']

function forgetTouchedByPayment(client: Client): void {
  for (const path of touchedByPayment) void client.invalidateQueries({ queryKey: [path] })
  // What it invited to before is not to be shown again, not even until the answer is there.
  client.removeQueries({ queryKey: ['/v1/course/group/detail'], type: 'inactive' })
}

/** The state after an event, with what follows from it for the other answers that are kept. */
export function movePayment(client: Client, orderNo: string, event: PaymentEvent): PaymentState {
  const known = client.getQueryData<PaymentState>(paymentStateKey(orderNo))
  const before = known ?? initialPayment
  const after = step(before, event)
  // An order that was settled before this page has changed nothing that others keep.
  const seenSettling = isFinal(after) && !isFinal(before) && (known !== undefined || event.type !== 'answered')
  if (seenSettling) forgetTouchedByPayment(client)
  return after
}

export function recordPayment(client: Client, orderNo: string, event: PaymentEvent): void {
  client.setQueryData(paymentStateKey(orderNo), movePayment(client, orderNo, event))
}
