import type { ApiError } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { useMutation, useQueryClient } from '@xhkt/platform/query'
import { cancelPayment } from '../api/payment-calls.ts'
import { paymentStateKey, recordPayment } from './payment-cache.ts'
import { useTurn } from './use-turn.ts'

/** Cancels the order after a confirmation. */
export function useCancelOrder(orderNo: string) {
  const client = useQueryClient()
  const turn = useTurn()
  const mutation = useMutation<object | null, ApiError>({
    // Offline it fails at once. Otherwise it would wait in silence and run unasked when the network is back.
    networkMode: 'always',
    mutationFn: async () => {
      const sure = await confirm({ content: '取消后需要重新下单才能购买，确定取消这笔订单吗？' })
      return sure ? cancelPayment(orderNo) : null
    },
    onSuccess: async (done) => {
      if (!done) return
      await client.cancelQueries({ queryKey: paymentStateKey(orderNo) })
      recordPayment(client, orderNo, { type: 'cancelled' })
    },
    onError: () => client.invalidateQueries({ queryKey: paymentStateKey(orderNo) }),
    onSettled: turn.free,
  })
  return { cancel: () => turn.take() && mutation.mutate(), cancelling: mutation.isPending }
}
