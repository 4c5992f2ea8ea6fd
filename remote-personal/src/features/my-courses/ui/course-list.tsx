import type { MyCourse } from '@xhkt/contract'
import { CourseItem } from './course-item.tsx'
import css from './course-list.module.css'

export const CourseList = ({ courses }: { courses: MyCourse[] }) => (
  <ul className={css.list}>
    {courses.map((mine) => (
      <CourseItem key={mine.course.id} mine={mine} />
    ))}
  </ul>
)
