import type { MouseEvent } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import type { Section } from '../../model/sections.ts'
import { useCurrentSection, useSectionOfAddress } from '../../model/use-current-section.ts'
import sizes from '../../../../sizes.module.css'
import css from './section-tabs.module.css'

interface SectionTabsProps {
  sections: readonly Section[]
  ids: readonly string[]
}

/** The tabs of the sections, always visible. */
export function SectionTabs({ sections, ids }: SectionTabsProps) {
  const { current, goTo } = useCurrentSection(ids)
  useSectionOfAddress(ids)
  // Scrolling adds no history entry: back still leaves the course.
  const open = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(id)
  }
  return (
    <div className={classNames(sizes.tabs, css.bar)}>
      <nav className={css.tabs} aria-label="课程内容">
        {sections.map(({ id, name, count }) => (
          <a
            key={id}
            className={css.tab}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => open(event, id)}
          >
            {name}
            {count && <span className={css.count}>({count})</span>}
          </a>
        ))}
      </nav>
    </div>
  )
}
