import { useRef } from 'react'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { cancelPayment } from '../api/payment-calls.ts'
import { paymentStateKey, recordPayment } from './payment-cache.ts'

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
    onError: () => client.invalidateQueries({ queryKey: paymentStateKey(orderNo) }),
  })
  return { cancel: () => start(), cancelling: busy }
}
