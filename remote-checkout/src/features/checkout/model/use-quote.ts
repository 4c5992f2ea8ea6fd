import { useState } from 'react'
import type { Quote } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { type QuoteChoices, quoteQuery } from '../api/queries.ts'
import type { OrderDraft } from './order-draft.ts'

/** The query of a quote. Leaves out what is not chosen, so that the first request equals that of the boot script. */
export function choicesOf(courseId: string, group: string | undefined, { couponCode, promotionCode }: OrderDraft): QuoteChoices {
  return {
    course_id: courseId,
    ...(group !== undefined && { group }),
    ...(couponCode !== undefined && { coupon_code: couponCode }),
    ...(promotionCode !== '' && { promotion_code: promotionCode }),
  }
}

/** Two quotes of the same choices with different amounts. */
export interface PriceChange {
  before: Quote
  now: Quote
}

interface KnownQuote {
  /** The choices that the quote is for. */
  key: string
  quote: Quote
  change: PriceChange | null
}

/** The first quote of new choices counts as no change of the price: the learner caused it. */
function nextKnown(known: KnownQuote | undefined, key: string, quote: Quote): KnownQuote {
  if (known?.key !== key) return { key, quote, change: null }
  return { key, quote, change: known.quote.amount === quote.amount ? known.change : { before: known.quote, now: quote } }
}

/** What the order costs with these choices. Never from the cache of an earlier visit. */
export function useQuote(choices: QuoteChoices) {
  const query = useQuery({ ...quoteQuery(choices), staleTime: 0, gcTime: 0 })
  const key = JSON.stringify(choices)
  const [known, setKnown] = useState<KnownQuote>()
  if (query.data && (known?.key !== key || known.quote !== query.data)) setKnown(nextKnown(known, key, query.data))
  const isCurrent = known?.key === key
  return {
    query,
    /** The latest quote. While the quote of new choices loads, and if it fails, this is still the quote of the former choices. */
    quote: known?.quote,
    isCurrent,
    /** How the price changed by itself while the page was open. */
    change: isCurrent ? known.change : null,
  }
}
