import type { ReactNode } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './comparison-table.module.css'

interface FactRowProps {
  name: string
  /** Whether the row stands out, as its facts differ. */
  isMarked?: boolean
  /** A cell for each course. */
  children: ReactNode
}

/** A fact of each course. */
export const FactRow = ({ name, isMarked = false, children }: FactRowProps) => (
  <tr className={isMarked ? css.marked : undefined}>
    <th scope="row" className={css.fact}>
      {name}
      {isMarked && <VisuallyHidden>（不同）</VisuallyHidden>}
    </th>
    {children}
  </tr>
)
