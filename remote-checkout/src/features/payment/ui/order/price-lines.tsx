import { formatFen } from '@xhkt/shared/format'
import css from './price-lines.module.css'

/** How the amount comes about, in fen. */
export function PriceLines({ price, oldPrice }: { price: number; oldPrice: number }) {
  const before = Math.max(price, oldPrice)
  return (
    <dl className={css.lines}>
      <div className={css.line}>
        <dt>课程原价</dt>
        <dd>{formatFen(before)}</dd>
      </div>
      <div className={css.line}>
        <dt>优惠</dt>
        <dd>{formatFen(price - before)}</dd>
      </div>
      <div className={`${css.line} ${css.sum}`}>
        <dt>应付金额</dt>
        <dd>{formatFen(price)}</dd>
      </div>
    </dl>
  )
}
