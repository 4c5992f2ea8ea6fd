import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useSearchParams } from '@xhkt/platform/router'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { AllCoursesLink } from '@xhkt/kit/ui/course-not-found'
import { Pagination } from '@xhkt/kit/ui/pagination'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { pageFrom } from '../model/page-address.ts'
import { useMyCourses } from '../model/use-my-courses.ts'
import { CourseList } from './course-list.tsx'
import { MineSkeleton } from '../../../skeletons.tsx'

const Frame = ({ children }: { children: ReactNode }) => <PersonalLayout title="我的课程">{children}</PersonalLayout>

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
  return (
    <ReadView query={query} loading={<MineSkeleton />} renderError={(view) => <Frame>{view}</Frame>}>
      {({ list, total, page_size }) => (
        <Frame>
          {list.length > 0 && <CourseList courses={list} />}
          {list.length === 0 && (total === 0 ? <NoCourse /> : <NoSuchPage />)}
          <Pagination page={page} total={total} pageSize={page_size} hrefOf={paths.myCoursesPage} />
        </Frame>
      )}
    </ReadView>
  )
}
