import type { CourseCard } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { Cover } from './cover.tsx'
import css from './course-row.module.css'

export function CourseRow({ course }: { course: CourseCard & { valid_days?: number } }) {
  const validity = (course.valid_days ?? 0) > 0 && `有效期${course.valid_days}天`
  const facts = [course.teacher_name, `共${course.lesson_count}节`, validity].filter(Boolean).join(' · ')
  return (
    <div className={css.row}>
      <Cover src={course.cover} alt="" width={192} priority className={css.cover} />
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
