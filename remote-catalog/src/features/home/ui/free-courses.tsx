import type { CourseCard } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatCount, lessonCount } from '@xhkt/kit/format'
import { Tag } from '@xhkt/kit/ui/tag'
import { CourseLine } from './course-line.tsx'
import { Section } from './section.tsx'
import css from './free-courses.module.css'

/** Free courses, as a list of text between the shelves of pictures. */
export function FreeCourses({ courses }: { courses: readonly CourseCard[] }) {
  return (
    <Section title="免费好课" all={{ href: paths.freeCourses, of: '免费课程' }}>
      <ul className={css.list} aria-label="免费好课">
        {courses.slice(0, 6).map(({ id, title, teacher_name, lesson_count, student_count, sold_out }) => (
          <li key={id} className={css.cell}>
            <CourseLine
              href={paths.course(id)}
              picture={
                <svg className={css.sign} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
                  <path d="M16 13l12 7-12 7z" />
                </svg>
              }
              title={title}
              fact={[teacher_name, lessonCount(lesson_count), `${formatCount(student_count)}人在学`].filter(Boolean).join(' · ')}
              tag={sold_out === true ? <Tag>已售罄</Tag> : <Tag tone="success">免费</Tag>}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
