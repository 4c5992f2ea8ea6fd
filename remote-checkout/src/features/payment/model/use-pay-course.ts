import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useAction } from '@xhkt/kit/action/use-action'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { createOrder, startPayment } from '../api/payment-calls.ts'
import { paymentCodeKey, recordPayment } from './payment-cache.ts'
import { refusals } from './purchase.ts'

/** Orders the course, alone or with a group, and starts the payment. Many clicks make one order. */
export function usePayCourse(courseId: string, group?: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { start, busy, data, error } = useAction({
    run: async (_input, idempotencyKey) => startPayment((await createOrder(courseId, group, idempotencyKey)).order_no, 'confirm'),
    onSuccess: (payment) => {
      client.setQueryData(paymentCodeKey(payment.order_no, 'confirm'), payment)
      recordPayment(client, payment.order_no, { type: 'offered', tradeState: payment.trade_state })
    },
    onError: ({ code }) => {
      // The cached course was outdated, here and on its own page.
      if (refusals.has(code)) void client.invalidateQueries({ queryKey: ['/v1/course/detail'] })
    },
    once: true,
  })
  // Not once the learner has left the page.
  useEffect(() => {
    if (data?.code_url) void navigate(paths.wechatPay(data.order_no))
    else if (data) void navigate(paths.paymentStatus(data.order_no), { replace: true })
  }, [data, navigate])
  return {
    pay: () => start(),
    paying: busy,
    /** The refusal of the last order, if there was one. */
    refusal: refusals.get(error?.code ?? 0) ?? null,
  }
}
