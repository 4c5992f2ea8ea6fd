import type { PriceLine } from '@xhkt/contract'
import { formatFen } from '@xhkt/kit/format'
import css from './price-lines.module.css'

interface Props {
  lines: readonly PriceLine[]
  /** In fen, as the server says it. */
  amount: number
  /** What the amount is: 应付金额, 实付金额. */
  label: string
}

/** How an amount comes about. */
export function PriceLines({ lines, amount, label }: Props) {
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
        <dt>{label}</dt>
        <dd>{formatFen(amount)}</dd>
      </div>
    </dl>
  )
}
