import type { ReactNode } from 'react'
import type { FoundCourse as Course } from '@xhkt/contract'
import { classNames } from './class-names.ts'
import { CourseCard } from './course-card.tsx'
import css from './course-grid.module.css'

export interface CourseGridProps {
  courses: readonly Course[]
  /** What the list holds, for those who do not see it. */
  label: string
  /** How many of the first cards are seen at once, so that their pictures come first. */
  priorityCount?: number
  /** In a row: four beside a column at the side. */
  columns?: 4 | 5
  /** Draws the texts of a card, as with what was searched for marked. */
  mark?: (text: string) => ReactNode
}

/**
 * Cards in rows, as the skeletons of the home page and of lists draw them. Other courses are another list: a card that both have would
 * leap from its place to the next one.
 */
export function CourseGrid({ courses, label, priorityCount = 0, columns = 5, mark }: CourseGridProps) {
  return (
    <ul key={courses.map(({ id }) => id).join()} className={classNames(css.grid, columns === 4 && css.four)} aria-label={label}>
      {courses.map((course, i) => (
        <li key={course.id} className={css.cell}>
          <CourseCard course={course} priority={i < priorityCount} mark={mark} />
        </li>
      ))}
    </ul>
  )
}
