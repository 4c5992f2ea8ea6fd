import type { FoundCourse } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { CompareBar } from '../../../common/compare/compare-bar.tsx'
import { ComparableCourses } from '../../../common/compare/comparable-courses.tsx'
import css from './teacher-page.module.css'

interface TeacherCoursesProps {
  name: string
  courses: readonly FoundCourse[]
  hasMore: boolean
}

/** The courses of the teacher, the best match first. Each card names this teacher, also where another one leads the course. */
export function TeacherCourses({ name, courses, hasMore }: TeacherCoursesProps) {
  if (courses.length === 0) return <EmptyView title="暂无课程" description="您可以看看其他老师的课程" action={<AllCoursesLink />} />
  return (
    <>
      <h2 className={css.heading}>讲授的课程</h2>
      <ComparableCourses courses={courses.map((course) => ({ ...course, teacher_name: name }))} label="讲授的课程" priorityCount={5} />
      {hasMore && (
        <p className={css.more}>
          <ButtonLink href={paths.search(name)}>在搜索中查看更多</ButtonLink>
        </p>
      )}
      <CompareBar />
    </>
  )
}
