import { useEffect } from 'react'
import type { Payment, Quote } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useAction } from '@xhkt/kit/action/use-action'
import { addressesKey } from '@xhkt/kit/address/use-addresses'
import { changedQuote } from '@xhkt/kit/rules/changed-quote'
import { useQueryClient } from '@xhkt/platform/query'
import { useNavigate } from '@xhkt/platform/router'
import { toast } from '@xhkt/platform/toast'
import { type QuoteChoices, quoteQuery } from '../api/queries.ts'
import { asQuoted, type OrderBody } from './order-body.ts'
import { refusals } from './purchase.ts'

/** The course says whether the order was made after all. */
const staleWithoutAnswer = ['/v1/course/detail']
/** A refusal makes these answers stale: a coupon, a code, a seat or an address may be gone. */
const staleAfterRefusal = [...staleWithoutAnswer, '/v1/order/quote', ...addressesKey]

const load = () => import(/* webpackChunkName: "place-order" */ './place-order.ts')

function notifyFailure(): false {
  toast.error('网络异常')
  return false
}

interface Options {
  choices: QuoteChoices
  /** Asks whether to order at another price than the page showed. */
  askNewPrice: (refused: OrderBody, quote: Quote) => Promise<boolean>
}

/** Orders the course and starts the payment. Many clicks make one order. */
export function useSubmitOrder({ choices, askNewPrice }: Options) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { start, busy, data, error } = useAction<Payment, OrderBody>({
    before: () => load().then(() => true, notifyFailure),
    run: async (body, idempotencyKey) => (await load()).placeOrder(body, idempotencyKey),
    onSuccess: async (payment) => (await load()).recordPlacedOrder(client, payment),
    onError: (cause) => {
      const quote = changedQuote(cause)
      if (quote) client.setQueryData(quoteQuery(choices).queryKey, quote)
      else {
        const stale = cause.kind === 'business' ? staleAfterRefusal : staleWithoutAnswer
        for (const path of stale) void client.invalidateQueries({ queryKey: [path] })
      }
    },
    // A refused price: if the learner agrees, the order is sent again at the price that the refusal carries.
    retry: async (cause, refused) => {
      const quote = changedQuote(cause)
      return quote && (await askNewPrice(refused, quote)) ? { ...refused, ...asQuoted(quote) } : null
    },
    once: true,
  })
  // In an effect, so that nothing opens once the learner has left the page.
  useEffect(() => {
    if (data?.code_url) void navigate(paths.wechatPay(data.order_no))
    else if (data) void navigate(paths.paymentStatus(data.order_no), { replace: true })
  }, [data, navigate])

  return {
    /** Loads what the press needs. The press loads it again, and says so if it fails. */
    prepare: () => void load().catch(() => undefined),
    submit: start,
    submitting: busy,
    /** The refusal of the last order, if there was one. */
    refusal: refusals.get(error?.code ?? 0) ?? null,
  }
}
