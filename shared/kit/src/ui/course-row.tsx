import type { CourseCard } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { lessonCount } from '@xhkt/kit/format'
import { Row, RowLine } from './row.tsx'

interface CourseRowProps {
  course: CourseCard & { valid_days?: number }
  /** `lg`: a large cover, and texts that wrap. */
  size?: 'md' | 'lg'
}

export function CourseRow({ course, size }: CourseRowProps) {
  const validity = (course.valid_days ?? 0) > 0 && `有效期${course.valid_days}天`
  const facts = [course.teacher_name, lessonCount(course.lesson_count), validity].filter(Boolean).join(' · ')
  return (
    <Row cover={course.cover} priority title={course.title} href={paths.course(course.id)} size={size}>
      <RowLine text={course.summary} />
      <RowLine text={facts} faint />
    </Row>
  )
}
