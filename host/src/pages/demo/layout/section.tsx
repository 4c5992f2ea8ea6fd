import type { ReactNode } from 'react'
import css from './section.module.css'

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-title`} data-chapter={id} tabIndex={-1}>
      <h2 className={css.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
