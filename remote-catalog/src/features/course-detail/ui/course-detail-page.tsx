import { type ReactNode, useState } from 'react'
import { useAddressValue } from '@xhkt/kit/use-address-value'
import { faultTitle } from '@xhkt/kit/query/fault'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { NamedPage } from '../../../kit/named-page.tsx'
import { useCourse } from '../model/use-course.ts'
import { CourseBody } from './body/course-body.tsx'
import { CourseHead } from './head/course-head.tsx'
import { StickySummary } from './sticky-summary.tsx'

const State = ({ children }: { children: ReactNode }) => <NamedPage name="课程详情">{children}</NamedPage>

function NoCourse({ title, description }: { title: string; description: string }) {
  return (
    <State>
      <EmptyView
        title={title}
        description={description}
        action={
          <ButtonLink variant="primary" href="/categories">
            查看全部课程
          </ButtonLink>
        }
      />
    </State>
  )
}

function Course({ courseId }: { courseId: string }) {
  const { course, studied, error, unknown, isFetching, refetch } = useCourse(courseId)
  const [head, setHead] = useState<Element | null>(null)
  if (unknown) return <NoCourse title="没有找到该课程" description="该课程可能已下架，或链接有误" />
  if (course) {
    const askAnew = () => !isFetching && void refetch()
    return (
      <>
        <CourseHead ref={setHead} course={course} studied={studied} onOutdated={askAnew} />
        <CourseBody course={course} studied={studied} aside={<StickySummary course={course} studied={studied} head={head} />} />
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
  const courseId = useAddressValue('course_id', '/courseDetail/:course_id')
  if (courseId === '') return <NoCourse title="还没有选择课程" description="链接里缺少课程编号，请从课程列表进入" />
  // The key resets open chapters and tabs for another course.
  return <Course key={courseId} courseId={courseId ?? ''} />
}
