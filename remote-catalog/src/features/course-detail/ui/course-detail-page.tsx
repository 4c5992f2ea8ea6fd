import { type ReactNode, useState } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useAddressValue } from '@xhkt/kit/use-address-value'
import { faultTitle } from '@xhkt/kit/query/fault'
import { AllCoursesLink, CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { NamedPage } from '../../../kit/named-page.tsx'
import { useCourse } from '../model/use-course.ts'
import { CourseBody } from './body/course-body.tsx'
import { CourseHead } from './head/course-head.tsx'
import { StickySummary } from './sticky-summary.tsx'

const State = ({ children }: { children: ReactNode }) => <NamedPage name="课程详情">{children}</NamedPage>

function NoCourseChosen() {
  return (
    <State>
      <EmptyView
        title="还没有选择课程"
        description="链接里缺少课程编号，请从课程列表进入"
        action={<AllCoursesLink />}
      />
    </State>
  )
}

function Course({ courseId }: { courseId: string }) {
  const { course, studied, error, unknown, isFetching, refetch } = useCourse(courseId)
  const [head, setHead] = useState<Element | null>(null)
  if (unknown) return <CourseNotFound />
  if (course) {
    const askAnew = () => !isFetching && void refetch()
    return (
      <>
        <CourseHead ref={setHead} course={course} studied={studied} onOutdated={askAnew} />
        <CourseBody course={course} studied={studied ?? []} aside={<StickySummary course={course} studied={studied} head={head} />} />
      </>
    )
  }
  return (
    <State>
      {error ? (
        <ErrorView title={faultTitle(error)} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="detail" />
      )}
    </State>
  )
}

export default function CourseDetailPage() {
  const courseId = useAddressValue('course_id', paths.sharedCourseRoute)
  if (courseId === '') return <NoCourseChosen />
  // The key: another course starts with its own open chapters and tabs.
  return <Course key={courseId} courseId={courseId ?? ''} />
}
