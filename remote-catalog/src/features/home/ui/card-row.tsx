import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './card-row.module.css'

interface CardRowProps {
  /** What the cards are, for those who do not see them. */
  label: string
  /** So many stand beside each other. */
  columns: number
  /** List items. */
  children: ReactNode
}

/** Cards beside each other, all as high as the highest of their row. */
export const CardRow = ({ label, columns, children }: CardRowProps) => (
  <ul className={css.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }} aria-label={label}>
    {children}
  </ul>
)

interface LinkCardProps {
  href: string
  className?: string
  children: ReactNode
}

/** A card of a row that is one link as a whole. */
export const LinkCard = ({ href, className, children }: LinkCardProps) => (
  <li>
    <a className={classNames(css.card, className)} href={href}>
      {children}
    </a>
  </li>
)
