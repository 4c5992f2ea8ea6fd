import type { Quote } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'
import { confirm } from '@xhkt/platform/confirm'
import type { OrderBody } from '../../model/order-body.ts'
import { PriceLines } from '@xhkt/kit/order/price-lines'
import css from './ask-new-price.module.css'

function NewPrice({ from, quote }: { from: number; quote: Quote }) {
  return (
    <div className={css.question}>
      <p className={css.text}>
        价格有变化：应付金额由 {formatFen(from)} {quote.amount > from ? '上涨' : '下降'}为 {formatFen(quote.amount)}。
      </p>
      <PriceLines lines={quote.lines} amount={quote.amount} label="应付金额" />
      <p className={css.text}>是否按新的价格提交订单？</p>
    </div>
  )
}

/** Shows the new price lines, and asks whether to order at this price. */
export const askNewPrice = ({ expected_amount = 0 }: OrderBody, quote: Quote): Promise<boolean> =>
  confirm({
    content: <NewPrice from={expected_amount} quote={quote} />,
    text: `应付金额变为 ${formatFen(quote.amount)}，是否按新的价格提交订单？`,
  })
