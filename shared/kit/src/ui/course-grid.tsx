import type { ReactNode } from 'react'
import type { FoundCourse as Course } from '@xhkt/contract'
import { classNames } from './class-names.ts'
import { CourseCard } from './course-card.tsx'
import css from './course-grid.module.css'

export interface CourseGridProps {
  courses: readonly Course[]
  /** The accessible name of the list. */
  label: string
  /** How many of the first cards are visible at first. Their pictures load eagerly. */
  priorityCount?: number
  /** Cards per row: four beside a sidebar. */
  columns?: 4 | 5
  /** Renders the texts of the cards with their matches marked. */
  mark?: (text: string) => ReactNode
  /** A control over the upper right corner of each card. */
  control?: (course: Course) => ReactNode
}

/**
 * Course cards in rows, with the sizes of the skeletons. The key changes with the courses, so that React replaces the list: otherwise a
 * card of both lists would move from one place to another.
 */
export function CourseGrid({ courses, label, priorityCount = 0, columns = 5, mark, control }: CourseGridProps) {
  return (
    <ul key={courses.map(({ id }) => id).join()} className={classNames(css.grid, columns === 4 && css.four)} aria-label={label}>
      {courses.map((course, i) => (
        <li key={course.id} className={css.cell}>
          <CourseCard course={course} priority={i < priorityCount} mark={mark} />
          {control?.(course)}
        </li>
      ))}
    </ul>
  )
}
