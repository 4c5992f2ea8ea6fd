import type { Quote } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'
import css from './price-lines.module.css'

/** How the amount comes about, as the server says it. */
export function PriceLines({ quote: { lines, amount } }: { quote: Pick<Quote, 'lines' | 'amount'> }) {
  return (
    <dl className={css.lines}>
      {lines.map((line) => (
        <div key={line.kind} className={css.line}>
          <dt>
            {line.label}
            <span className={css.reason}>{line.reason}</span>
          </dt>
          <dd>{formatFen(line.amount)}</dd>
        </div>
      ))}
      <div className={`${css.line} ${css.sum}`}>
        <dt>应付金额</dt>
        <dd>{formatFen(amount)}</dd>
      </div>
    </dl>
  )
}
