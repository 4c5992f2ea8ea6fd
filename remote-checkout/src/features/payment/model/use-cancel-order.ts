import { useAction } from '@xhkt/kit/action/use-action'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { cancelPayment } from '../api/payment-calls.ts'
import { paymentStateKey, recordPayment } from './payment-cache.ts'

/** Cancels the order after a confirmation. */
export function useCancelOrder(orderNo: string) {
  const client = useQueryClient()
  const { start, busy } = useAction({
    before: () => confirm({ content: '取消后需要重新下单才能购买，确定取消这笔订单吗？' }),
    run: () => cancelPayment(orderNo),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: paymentStateKey(orderNo) })
      recordPayment(client, orderNo, { type: 'cancelled' })
    },
    onError: () => client.invalidateQueries({ queryKey: paymentStateKey(orderNo) }),
  })
  return { cancel: () => start(), cancelling: busy }
}
