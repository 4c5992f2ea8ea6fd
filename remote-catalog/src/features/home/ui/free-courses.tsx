import type { CourseCard } from '@xhkt/shared/contract'
import { formatCount } from '@xhkt/shared/format'
import { Tag } from '@xhkt/shared/ui/tag'
import { Section } from './section.tsx'
import css from './free-courses.module.css'

/** Courses that cost nothing, as a list of words between the shelves of pictures. */
export function FreeCourses({ courses }: { courses: readonly CourseCard[] }) {
  return (
    <Section title="免费好课" all={{ href: '/categories?free=1', of: '免费课程' }}>
      <ul className={css.list} aria-label="免费好课">
        {courses.slice(0, 6).map(({ id, title, teacher_name, lesson_count, student_count }) => (
          <li key={id} className={css.cell}>
            <a className={css.course} href={`/courseDetail?course_id=${id}`}>
              <svg className={css.sign} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
                <path d="M16 13l12 7-12 7z" />
              </svg>
              <span className={css.words}>
                <span className={css.title} title={title}>
                  {title}
                </span>
                <span className={css.facts}>
                  {teacher_name && `${teacher_name} · `}共{lesson_count}节 · {formatCount(student_count)}人在学
                </span>
              </span>
              <Tag tone="success">免费</Tag>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
