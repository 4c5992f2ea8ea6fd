import { formatFen } from '@xhkt/kit/format'
import css from './price-lines.module.css'

interface PriceLinesProps {
  price: number
  oldPrice: number
  /** The name of the difference. */
  saving: string
}

/** How the amount comes about, in fen. */
export function PriceLines({ price, oldPrice, saving }: PriceLinesProps) {
  const before = Math.max(price, oldPrice)
  return (
    <dl className={css.lines}>
      <div className={css.line}>
        <dt>课程原价</dt>
        <dd>{formatFen(before)}</dd>
      </div>
      <div className={css.line}>
        <dt>{saving}</dt>
        <dd>{formatFen(price - before)}</dd>
      </div>
      <div className={`${css.line} ${css.sum}`}>
        <dt>应付金额</dt>
        <dd>{formatFen(price)}</dd>
      </div>
    </dl>
  )
}
