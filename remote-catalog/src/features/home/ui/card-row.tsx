import type { ReactNode } from 'react'
import type { tokens } from '@xhkt/contract/tokens'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './card-row.module.css'

interface CardRowProps {
  /** Names the list for screen readers. */
  label: string
  /** Cards in a full row. */
  columns: keyof typeof tokens.leastCard
  children: ReactNode
}

/** A grid of cards. All cards of a row have the same height. */
export const CardRow = ({ label, columns, children }: CardRowProps) => (
  <ul className={css.row} style={{ gridTemplateColumns: `var(--columns-${columns})` }} aria-label={label}>
    {children}
  </ul>
)

interface LinkCardProps {
  href: string
  className?: string
  children: ReactNode
}

/** A card that is one link as a whole. */
export const LinkCard = ({ href, className, children }: LinkCardProps) => (
  <li>
    <a className={classNames(css.card, className)} href={href}>
      {children}
    </a>
  </li>
)
