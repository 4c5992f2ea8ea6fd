import type { ApiError } from '@xhkt/platform/api'
import { useQuery, useQueryClient } from '@xhkt/platform/query'
import { isNotFound } from '@xhkt/kit/query/read-error'
import { askPayment } from '../api/queries.ts'
import { movePayment, paymentCodeKey, paymentStateKey } from './payment-cache.ts'
import { isFinal, isOpen, isPending, type PaymentState } from './payment-state.ts'

const pollMs = 2_000
/** The poll while the learner waits for nothing: another tab may go on with the order, and money may arrive late. */
const quietPollMs = 10_000

/**
 * The state of the payment. Polled in a visible tab until nothing more happens, so that the page follows the phone and other tabs. A
 * failed request is repeated, unless the session or the order is gone.
 */
export function usePaymentState(orderNo: string, enabled = true) {
  const client = useQueryClient()
  const query = useQuery<PaymentState, ApiError>({
    queryKey: paymentStateKey(orderNo),
    queryFn: async ({ signal }) => {
      const answer = await askPayment(orderNo, signal)
      const before = client.getQueryData<PaymentState>(paymentStateKey(orderNo))
      const event = { type: 'answered', tradeState: answer.trade_state, orderStatus: answer.order_status } as const
      const after = movePayment(client, orderNo, event)
      // Another tab may have requested a fresh code, so the code of this page is void.
      if (before && !isOpen(before) && isOpen(after)) void client.invalidateQueries({ queryKey: paymentCodeKey(orderNo) })
      return after
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
    meta: { isToldWhenSlow: true },
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      // A refusal for too many calls (429xxx) is temporary. An unknown order stays unknown.
      const refused = error?.kind === 'expired' || isNotFound(error)
      if (refused || (data && isFinal(data))) return false
      return data && !isPending(data) ? quietPollMs : pollMs
    },
    refetchOnWindowFocus: ({ state: { data } }) => (data && isFinal(data) ? false : 'always'),
    refetchOnReconnect: ({ state: { data } }) => (data && isFinal(data) ? false : 'always'),
  })
  return {
    query,
    /** The last request has no valid answer yet. */
    unreachable: query.isError || query.fetchStatus === 'paused',
  }
}
