import type { ReactNode } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './comparison-table.module.css'

interface FactRowProps {
  name: string
  isDifferent: boolean
  /** A cell for each course. */
  children: ReactNode
}

/** A fact of each course. */
export const FactRow = ({ name, isDifferent, children }: FactRowProps) => (
  <tr className={isDifferent ? css.different : undefined}>
    <th scope="row" className={css.fact}>
      {name}
      {isDifferent && <VisuallyHidden>（不同）</VisuallyHidden>}
    </th>
    {children}
  </tr>
)
