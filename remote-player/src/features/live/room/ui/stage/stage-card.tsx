import type { ReactNode } from 'react'
import css from './stage-card.module.css'

export interface StageCardProps {
  /** The picture behind it. */
  cover: string
  title: string
  description?: string
  children?: ReactNode
}

/** In place of the live picture. */
export function StageCard({ cover, title, description, children }: StageCardProps) {
  return (
    <section className={css.card} aria-label={title}>
      <img className={css.cover} src={cover} alt="" />
      <div className={css.content}>
        <h2 className={css.title}>{title}</h2>
        {description && <p className={css.description}>{description}</p>}
        {children}
      </div>
    </section>
  )
}

/** The buttons of a card. */
export const StageActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>
