import { useSearchParams } from '@xhkt/shared/router'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { Skeleton } from '@xhkt/shared/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/shared/ui/state-view'
import { useCourse } from '../model/use-course.ts'
import { CourseBody } from './course-body.tsx'
import { CourseHead } from './course-head.tsx'

const allCourses = (
  <ButtonLink variant="primary" href="/categories">
    查看全部课程
  </ButtonLink>
)

function Course({ courseId }: { courseId: string }) {
  const { course, studied, error, unknown, isFetching, refetch } = useCourse(courseId)
  if (unknown) return <EmptyView title="没有找到该课程" description="该课程可能已下架，或链接有误" action={allCourses} />
  if (!course && error) return <ErrorView error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!course) return <Skeleton kind="detail" />
  return (
    <>
      <CourseHead course={course} studied={studied} />
      <CourseBody course={course} />
    </>
  )
}

export default function CourseDetailPage() {
  const [params] = useSearchParams()
  const courseId = params.get('course_id')?.trim() ?? ''
  if (!courseId) return <EmptyView title="还没有选择课程" description="链接里缺少课程编号，请从课程列表进入" action={allCourses} />
  // The key: another course starts with its own open chapters and tabs.
  return <Course key={courseId} courseId={courseId} />
}
