import type { CourseCard } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { classNames } from './class-names.ts'
import { Cover } from './cover.tsx'
import css from './course-row.module.css'

interface CourseRowProps {
  course: CourseCard & { valid_days?: number }
  /** `lg`: a large cover, and texts that wrap. */
  size?: 'md' | 'lg'
}

export function CourseRow({ course, size = 'md' }: CourseRowProps) {
  const validity = (course.valid_days ?? 0) > 0 && `有效期${course.valid_days}天`
  const facts = [course.teacher_name, `共${course.lesson_count}节`, validity].filter(Boolean).join(' · ')
  const isLarge = size === 'lg'
  return (
    <div className={classNames(css.row, isLarge && css.lg)}>
      <Cover src={course.cover} alt="" width={isLarge ? 256 : 192} priority className={css.cover} />
      <div className={css.text}>
        <a className={css.title} href={paths.course(course.id)} title={course.title}>
          {course.title}
        </a>
        <p className={css.summary}>{course.summary}</p>
        <p className={css.facts}>{facts}</p>
      </div>
    </div>
  )
}
