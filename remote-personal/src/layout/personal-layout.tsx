import type { ReactNode } from 'react'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import * as paths from '@xhkt/contract/paths'
import { SideNav } from '@xhkt/kit/ui/side-nav'
import { Learner } from './learner.tsx'
import { groups, titles } from './titles.ts'
import { UnreadBadge } from './unread-badge.tsx'
import css from './personal-layout.module.css'

const pages = Object.entries(titles).map(([path, title]) => ({
  path,
  title,
  badge: path === paths.messages && <UnreadBadge />,
  group: groups[path],
}))

interface Props {
  title: string
  /** The entry of the navigation to which the page belongs; without it, the entry of its title. */
  entry?: string
  children: ReactNode
}

/** The layout of the personal centre: side navigation, and a card with the page. */
export function PersonalLayout({ title, entry = title, children }: Props) {
  return (
    <div className={css.columns}>
      <SideNav label="个人中心" pages={pages} current={entry} isBelow={entry !== title} header={<Learner />} />
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
