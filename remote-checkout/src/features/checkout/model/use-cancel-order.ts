import { useRef } from 'react'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { cancelPayment } from '../api/queries.ts'
import { paymentStateKey, recordPayment } from './payment-cache.ts'
import type { PaymentState } from './payment-state.ts'

/**
 * Cancels the order after a confirmation.
 * @param ask Resolves to the reason, which may be empty; null keeps the order.
 */
export function useCancelOrder(orderNo: string, ask: () => Promise<string | null>) {
  const client = useQueryClient()
  const reason = useRef('')
  const { start, busy } = useAction({
    before: async () => {
      const given = await ask()
      reason.current = given ?? ''
      return given !== null
    },
    run: () => cancelPayment(orderNo, reason.current),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: paymentStateKey(orderNo) })
      recordPayment(client, orderNo, { type: 'cancelled' })
    },
    onError: async ({ kind, message }) => {
      await client.invalidateQueries({ queryKey: paymentStateKey(orderNo) })
      const isCancelled = client.getQueryData<PaymentState>(paymentStateKey(orderNo))?.phase === 'cancelled'
      // An order that the learner has cancelled in another tab is as they want it.
      if (kind === 'business' && !isCancelled) toast.error(message)
    },
  })
  return { cancel: () => start(), cancelling: busy }
}
