import type { Quote } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { formatFen } from '@xhkt/kit/format'
import { readError } from '@xhkt/kit/query/read-error'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import { Button } from '@xhkt/kit/ui/button'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import type { useQuote } from '../../model/use-quote.ts'
import page from '../../../../common/page.module.css'
import { PriceLines } from '@xhkt/kit/order/price-lines'
import css from './price-summary.module.css'

interface PriceSummaryProps {
  price: ReturnType<typeof useQuote> & { quote: Quote }
  /** What a new order does with the unpaid order of the course; null: there is no unpaid order. */
  pending: 'continued' | 'replaced' | null
  submitting: boolean
  /** The pointer or the focus is on the button. */
  onIntent: () => void
  onSubmit: () => void
}

/** Comes from the chunk that the press of the button loads. */
const loadChange = async () => (await import(/* webpackChunkName: "place-order" */ './price-change.tsx')).PriceChange

const notices = {
  continued: '您有一笔该课程的待付款订单，点击“去支付”继续付款',
  replaced: '您有一笔该课程的待付款订单，提交后原订单自动取消',
} as const

/** Requests the price again when it ends, as at the end of a discount. */
function PriceEnd({ at, onEnd }: { at: number; onEnd: () => void }) {
  useCountdown(at, onEnd)
  return null
}

const submitLabel = (amount: number, pending: PriceSummaryProps['pending']): string => {
  if (amount === 0) return '立即学习'
  return pending === 'continued' ? '去支付' : '提交订单'
}

/** The price and the button. A price that is not known for sure cannot be ordered. */
export function PriceSummary({ price, pending, submitting, onIntent, onSubmit }: PriceSummaryProps) {
  const { query, quote, isCurrent, change } = price
  const { Component: Change } = useLazyComponent(change && loadChange)
  const failed = !isCurrent && readError(query) !== null
  return (
    <section className={`${page.card} ${css.summary}`} aria-labelledby="order-price">
      <h2 id="order-price" className={css.title}>
        价格明细
      </h2>
      <PriceLines lines={quote.lines} amount={quote.amount} label="应付金额" />
      {quote.valid_until > 0 && <PriceEnd at={quote.valid_until} onEnd={() => void query.refetch()} />}
      <p className={css.change} role="status">
        {change && (Change ? <Change {...change} /> : '价格已更新')}
      </p>
      {failed && <InlineReadError name="价格" query={query} />}
      {pending && <p className={css.notice}>{notices[pending]}</p>}
      <div className={css.submit}>
        <strong className={css.total}>{formatFen(quote.amount)}</strong>
        <Button
          block
          variant="price"
          size="lg"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onSubmit}
          loading={submitting || (!isCurrent && !failed)}
          disabled={failed}
        >
          {submitLabel(quote.amount, pending)}
        </Button>
      </div>
      <p className={css.terms}>
        {quote.amount === 0 ? '无需支付，提交后即可学习。' : '提交后请在 30 分钟内用微信扫码支付。支付后 7 天内、学习未满课程时长三分之一的，可以申请退款。'}
        提交即表示您同意
        <a href={paths.purchaseAgreement} target="_blank" rel="noopener">
          《购买协议》
        </a>
      </p>
    </section>
  )
}
