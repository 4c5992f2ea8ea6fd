import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './measure-list.module.css'

export interface Measure {
  /** The CSS variable. */
  name: string
  value: string
}

interface Props {
  measures: readonly Measure[]
  /** Shows tiles side by side, each below its drawing. */
  tiles?: boolean
  draw: (measure: Measure) => ReactNode
}

/** Tokens with name, value and drawing. */
export function MeasureList({ measures, tiles = false, draw }: Props) {
  return (
    <ul className={classNames(css.list, tiles ? css.tiles : css.rows)}>
      {measures.map((measure) => (
        <li key={measure.name} className={css.item}>
          {tiles && draw(measure)}
          <code className={css.name}>{measure.name}</code>
          <code className={css.value}>{measure.value}</code>
          {!tiles && draw(measure)}
        </li>
      ))}
    </ul>
  )
}
