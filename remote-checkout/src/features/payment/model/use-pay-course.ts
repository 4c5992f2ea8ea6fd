import type { ApiError } from '@xhkt/platform/api'
import type { Payment } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useMutation, useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { createOrder, startPayment } from '../api/payment-calls.ts'
import { paymentCodeKey, recordPayment } from './payment-cache.ts'
import { refusals } from './purchase.ts'
import { useTurn } from './use-turn.ts'

/** Orders the course, alone or with a group, and starts the payment. Many clicks make one order. */
export function usePayCourse(courseId: string, group?: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const turn = useTurn()
  const mutation = useMutation<Payment, ApiError>({
    // Offline it fails at once. Otherwise it would wait in silence and run unasked when the network is back.
    networkMode: 'always',
    mutationFn: async () => startPayment((await createOrder(courseId, group)).order_no, 'confirm'),
    onSuccess: (payment) => {
      client.setQueryData(paymentCodeKey(payment.order_no, 'confirm'), payment)
      recordPayment(client, payment.order_no, { type: 'offered', tradeState: payment.trade_state })
    },
    onError: ({ code }) => {
      turn.free()
      // The cached course was outdated, here and on its own page.
      if (refusals.has(code)) void client.invalidateQueries({ queryKey: ['/v1/course/detail'] })
    },
  })
  const pay = () => {
    if (!turn.take()) return
    mutation.mutate(undefined, {
      // Not called once the learner has left the page.
      onSuccess: ({ order_no, code_url }) => {
        if (code_url) void navigate(paths.wechatPay(order_no))
        else void navigate(paths.paymentStatus(order_no), { replace: true })
      },
    })
  }
  return {
    pay,
    paying: mutation.isPending || mutation.isSuccess,
    /** The refusal of the last order, if there was one. */
    refusal: refusals.get(mutation.error?.code ?? 0) ?? null,
  }
}
