import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import sizes from '../sizes.module.css'
import page from './page.module.css'
import css from './status-card.module.css'

interface StatusCardProps {
  mark: ReactNode
  title: string
  description: string
  /** Pairs of `dt` and `dd`. */
  facts?: ReactNode
  actions: ReactNode
}

/** How an order ended, or where it stands. */
export function StatusCard({ mark, title, description, facts, actions }: StatusCardProps) {
  return (
    <section className={classNames(sizes.status, css.card)} aria-labelledby="status-title">
      <div className={classNames(sizes.mark, css.mark)}>{mark}</div>
      <div role="status">
        <h1 id="status-title" className={page.outcome}>
          {title}
        </h1>
        <p className={page.meaning}>{description}</p>
      </div>
      {facts && <dl className={css.facts}>{facts}</dl>}
      <div className={css.actions}>{actions}</div>
    </section>
  )
}
