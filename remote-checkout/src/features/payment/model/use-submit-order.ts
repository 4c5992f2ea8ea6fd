import { useEffect, useEffectEvent, useRef } from 'react'
import type { Payment, Quote } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useAction } from '@xhkt/kit/action/use-action'
import { addressesKey } from '@xhkt/kit/address/use-addresses'
import { changedQuote } from '@xhkt/kit/learning/changed-quote'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { createOrder, startPayment } from '../api/payment-calls.ts'
import { asQuoted, type OrderBody } from './order-body.ts'
import { paymentCodeKey, recordPayment } from './payment-cache.ts'
import { refusals } from './purchase.ts'
import { type QuoteChoices, quoteQuery } from './use-quote.ts'

/** What a refusal can make out of date: a coupon, a code, a seat, an address is gone. */
const staleAfterRefusal = ['/v1/course/detail', '/v1/order/quote', ...addressesKey]

interface Options {
  choices: QuoteChoices
  /** Asks whether to order at another price than the page showed. */
  askNewPrice: (sent: OrderBody, quote: Quote) => Promise<boolean>
}

/** Orders the course and starts the payment. Many clicks make one order. */
export function useSubmitOrder({ choices, askNewPrice }: Options) {
  const client = useQueryClient()
  const sent = useRef<OrderBody>(null)
  const navigate = useNavigate()
  const { start, busy, data, error } = useAction<Payment, OrderBody>({
    run: async (body, idempotencyKey) => startPayment((await createOrder(body, idempotencyKey)).order_no, 'confirm'),
    onSuccess: (payment) => {
      client.setQueryData(paymentCodeKey(payment.order_no, 'confirm'), payment)
      recordPayment(client, payment.order_no, { type: 'offered', tradeState: payment.trade_state })
    },
    onError: (cause) => {
      const quote = changedQuote(cause)
      if (quote) client.setQueryData(quoteQuery(choices).queryKey, quote)
      else if (cause.kind === 'business') for (const path of staleAfterRefusal) void client.invalidateQueries({ queryKey: [path] })
    },
    once: true,
  })
  // Not once the learner has left the page.
  useEffect(() => {
    if (data?.code_url) void navigate(paths.wechatPay(data.order_no))
    else if (data) void navigate(paths.paymentStatus(data.order_no), { replace: true })
  }, [data, navigate])

  const submit = (body: OrderBody): void => {
    sent.current = body
    start(body)
  }
  const askAgain = useEffectEvent(async (quote: Quote) => {
    const refused = sent.current
    if (refused && (await askNewPrice(refused, quote))) submit({ ...refused, ...asQuoted(quote) })
  })
  const newQuote = changedQuote(error)
  useEffect(() => {
    if (newQuote) void askAgain(newQuote)
  }, [newQuote])

  return {
    submit,
    submitting: busy,
    /** The refusal of the last order, if there was one. */
    refusal: refusals.get(error?.code ?? 0) ?? null,
  }
}
