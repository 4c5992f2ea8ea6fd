import type { ReactNode } from 'react'
import page from '../../../../common/page.module.css'
import css from './order-form.module.css'

interface FormSectionProps {
  id: string
  title: string
  /** What is missing here; empty: nothing. */
  error?: string
  children: ReactNode
}

/** A card of the order form with its title. It takes the focus when something is missing in it. */
export function FormSection({ id, title, error = '', children }: FormSectionProps) {
  return (
    <section id={id} className={page.card} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={css.sectionTitle}>
        {title}
      </h2>
      {children}
      <p className={css.sectionError} role="alert">
        {error}
      </p>
    </section>
  )
}
