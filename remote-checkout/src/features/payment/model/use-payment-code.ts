import type { ApiError } from '@xhkt/platform/api'
import type { Payment } from '@xhkt/contract'
import { useMutation, useQuery, useQueryClient } from '@xhkt/platform/query'
import { faultOf } from '@xhkt/kit/query/fault'
import { openPayment, type PaymentStart, startPayment } from '../api/payment-calls.ts'
import { paymentCodeKey, paymentStateKey, recordPayment } from './payment-cache.ts'
import { useTurn } from './use-turn.ts'

/** The code to pay with: asked for when the page opens, and again when the learner wants a fresh one. */
export function usePaymentCode(orderNo: string, start: PaymentStart) {
  const client = useQueryClient()
  const key = paymentCodeKey(orderNo, start)
  const code = useQuery<Payment, ApiError>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const payment = await openPayment(orderNo, start, signal)
      recordPayment(client, orderNo, { type: 'offered', tradeState: payment.trade_state })
      return payment
    },
    // Long enough for the order page to hand its answer over, short enough for a page that is opened anew to ask.
    staleTime: 5_000,
    refetchOnReconnect: false,
  })
  const turn = useTurn()
  const renewal = useMutation<Payment, ApiError>({
    // Offline it fails, and says so: it would wait without a word, and be done unasked when the network is back.
    networkMode: 'always',
    mutationFn: () => startPayment(orderNo, 'again'),
    onSuccess: async (payment) => {
      // A question that is under way is about the old code.
      await client.cancelQueries({ queryKey: paymentStateKey(orderNo) })
      client.setQueryData(key, payment)
      recordPayment(client, orderNo, { type: 'offered', tradeState: payment.trade_state })
    },
    // Paid or cancelled elsewhere in the meantime, perhaps: the server knows.
    onError: () => client.invalidateQueries({ queryKey: paymentStateKey(orderNo) }),
    onSettled: turn.free,
  })
  return {
    payment: code.data,
    error: faultOf(code),
    /** The browser is offline: the question waits, and so does every one about the state. */
    paused: code.isPaused,
    /** No question about the code is under way, so that the state's answers are about this code. */
    settled: code.isFetched && code.fetchStatus === 'idle',
    retry: () => void code.refetch(),
    renew: () => turn.take() && renewal.mutate(),
    renewing: renewal.isPending,
  }
}
