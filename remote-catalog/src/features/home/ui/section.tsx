import type { ReactNode } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './section.module.css'

export interface SectionProps {
  title: string
  /** The link 查看全部. `of` tells a screen reader what it lists. */
  all?: { href: string; of: string }
  children: ReactNode
}

/** A section of the page with its heading. */
export function Section({ title, all, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2 className={css.title} title={title}>
          {title}
        </h2>
        {all && (
          <a className={css.all} href={all.href}>
            查看全部<VisuallyHidden>{all.of}</VisuallyHidden>
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
