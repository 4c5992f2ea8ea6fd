import type { ReactNode } from 'react'
import page from '../../../../common/page.module.css'
import css from './order-form.module.css'

interface PartProps {
  id: string
  title: string
  /** What is missing here; empty: nothing. */
  error?: string
  children: ReactNode
}

/** A card of the order form with its title. It takes the focus when something is missing in it. */
export function Part({ id, title, error = '', children }: PartProps) {
  return (
    <section id={id} className={page.card} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={css.partTitle}>
        {title}
      </h2>
      {children}
      <p className={css.partError} role="alert">
        {error}
      </p>
    </section>
  )
}
