import type { MouseEvent, ReactNode } from 'react'
import type { CourseDetail } from '@xhkt/shared/contract'
import { richText } from '../../model/rich-text.ts'
import { useCurrentSection } from '../../model/use-current-section.ts'
import { Outline } from '../outline/outline.tsx'
import { Teachers } from '../teachers/teachers.tsx'
import css from './course-body.module.css'

const sections = [
  { id: 'introduction', name: '课程介绍' },
  { id: 'outline', name: '课程目录' },
  { id: 'teachers', name: '授课老师' },
] as const
const ids = sections.map((section) => section.id)

function Tabs({ aside }: { aside: ReactNode }) {
  const { current, goTo } = useCurrentSection(ids)
  // Moving within the page is no step of the history: back still leaves the course.
  const open = (event: MouseEvent, id: string) => {
    event.preventDefault()
    goTo(id)
  }
  return (
    <div className={css.bar}>
      <nav className={css.tabs} aria-label="课程内容">
        {sections.map(({ id, name }) => (
          <a
            key={id}
            className={css.tab}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => open(event, id)}
          >
            {name}
          </a>
        ))}
      </nav>
      {aside}
    </div>
  )
}

function Section({ id, children }: { id: (typeof ids)[number]; children: ReactNode }) {
  const name = sections.find((section) => section.id === id)?.name
  return (
    <section id={id} className={css.section} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={css.name}>
        {name}
      </h2>
      {children}
    </section>
  )
}

interface CourseBodyProps {
  course: CourseDetail
  /** At the end of the row of tabs, which stays in sight: so it can never lie over them. */
  aside?: ReactNode
}

/** Introduction, outline and teachers, one below the other under tabs that stay in sight. */
export function CourseBody({ course, aside }: CourseBodyProps) {
  return (
    <div className={css.body}>
      <Tabs aside={aside} />
      <Section id="introduction">
        <div className={css.rich}>{richText(course.introduction) ?? '暂无课程介绍'}</div>
      </Section>
      <Section id="outline">
        <Outline course={course} />
      </Section>
      <Section id="teachers">
        <Teachers teachers={course.teachers} />
      </Section>
    </div>
  )
}
