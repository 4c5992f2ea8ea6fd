import { AllCoursesLink } from '@xhkt/kit/ui/course-not-found'
import * as paths from '@xhkt/contract/paths'
import { faultOf, faultTitle } from '@xhkt/kit/query/fault'
import { useSearchParams } from '@xhkt/platform/router'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { pageFrom } from '../model/page-address.ts'
import { useMyCourses } from '../model/use-my-courses.ts'
import { CourseList } from './course-list.tsx'

const title = '我的课程'

const NoCourse = () => (
  <EmptyView
    title="还没有课程"
    description="选一门喜欢的课程，开始学习吧"
    action={<AllCoursesLink />}
  />
)

const NoSuchPage = () => (
  <EmptyView
    title="这一页没有课程"
    action={
      <ButtonLink variant="primary" href={paths.myCourses}>
        回到第一页
      </ButtonLink>
    }
  />
)

export default function MyCoursePage() {
  const [params] = useSearchParams()
  const page = pageFrom(params)
  const query = useMyCourses(page)
  const { data, refetch, isFetching } = query
  const error = faultOf(query)
  if (!data && !error) return <Skeleton kind="mine" />
  if (!data) {
    return (
      <PersonalLayout title={title}>
        <ErrorView title={faultTitle(error)} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </PersonalLayout>
    )
  }
  const empty = data.total === 0 ? <NoCourse /> : <NoSuchPage />
  return (
    <PersonalLayout title={title}>
      {data.list.length > 0 ? <CourseList courses={data.list} /> : empty}
      <Pagination page={page} total={data.total} pageSize={data.page_size} hrefOf={paths.myCoursesPage} />
    </PersonalLayout>
  )
}
