import { formatFen } from '@xhkt/kit/format'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import css from './price.module.css'

export interface PriceProps {
  /** In fen; 0 is 免费, NaN 价格加载失败. */
  fen: number
  /** In fen. Shown struck through when it is above `fen`. */
  oldFen?: number
  size?: 'sm' | 'md' | 'lg'
}

/** A price with the old price struck through (docs/product/look.md#prices-and-counts). */
export function Price({ fen, oldFen = 0, size = 'md' }: PriceProps) {
  if (Number.isNaN(fen)) return <span className={css.unknown}>价格加载失败</span>
  return (
    <span className={classNames(css.price, css[size])}>
      {fen === 0 ? <span className={css.free}>免费</span> : <span className={css.now}>{formatFen(fen)}</span>}
      {oldFen > fen && (
        <del className={css.old}>
          <VisuallyHidden>原价</VisuallyHidden>
          {formatFen(oldFen)}
        </del>
      )}
    </span>
  )
}
