import type { ReactNode } from 'react'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import { SideNav } from './side-nav.tsx'
import css from './personal-layout.module.css'

/** The layout of the personal centre: side navigation, and a card with the page. */
export function PersonalLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.columns}>
      <SideNav />
      <section className={css.main} aria-labelledby="personal-title">
        <h1 id="personal-title" className={css.title}>
          {title}
        </h1>
        <SectionBoundary key={title} name={title}>
          {children}
        </SectionBoundary>
      </section>
    </div>
  )
}
