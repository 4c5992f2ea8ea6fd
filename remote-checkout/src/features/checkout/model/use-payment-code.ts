import { useRef } from 'react'
import type { ApiError } from '@xhkt/platform/api'
import { useAction } from '@xhkt/kit/action/use-action'
import type { Payment } from '@xhkt/contract'
import { useQuery, useQueryClient } from '@xhkt/platform/query'
import { readError } from '@xhkt/kit/query/read-error'
import { openPayment, type PaymentStart, startPayment } from '../api/queries.ts'
import { paymentCodeKey, paymentStateKey, recordPayment } from './payment-cache.ts'
import { isOpen, type PaymentState } from './payment-state.ts'

/**
 * The code to pay with. Requested when the page opens, and when the learner wants a fresh one. A page with a code follows the other tabs:
 * it asks for the order's current code.
 */
export function usePaymentCode(orderNo: string, start: PaymentStart) {
  const client = useQueryClient()
  const key = paymentCodeKey(orderNo, start)
  const hasCode = useRef(false)
  const code = useQuery<Payment, ApiError>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const payment = await openPayment(orderNo, hasCode.current ? 'confirm' : start, signal)
      hasCode.current = true
      recordPayment(client, orderNo, { type: 'offered', tradeState: payment.trade_state })
      return payment
    },
    // Long enough to hand the answer over from the order page, short enough for a page that opens later to ask again.
    staleTime: 5_000,
    meta: { isToldWhenSlow: true },
    refetchOnReconnect: false,
    refetchOnWindowFocus: () => {
      const state = client.getQueryData<PaymentState>(paymentStateKey(orderNo))
      return state !== undefined && isOpen(state)
    },
  })
  const renewal = useAction({
    run: () => startPayment(orderNo, 'again'),
    onSuccess: async (payment) => {
      // A pending request for the state is still about the old code.
      await client.cancelQueries({ queryKey: paymentStateKey(orderNo) })
      client.setQueryData(key, payment)
      recordPayment(client, orderNo, { type: 'offered', tradeState: payment.trade_state })
    },
    // The order may have been paid or cancelled elsewhere: the server knows.
    onError: () => client.invalidateQueries({ queryKey: paymentStateKey(orderNo) }),
  })
  return {
    payment: code.data,
    error: readError(code),
    /** The browser is offline: the code and the state wait. */
    paused: code.isPaused,
    /** No request for the code is under way, so the state is about this code. */
    settled: code.isFetched && code.fetchStatus === 'idle',
    retry: () => void code.refetch(),
    renew: () => renewal.start(),
    renewing: renewal.busy,
  }
}
