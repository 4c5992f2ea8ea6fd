import type { ReactNode } from 'react'
import type { FailedGroup } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { FailedGroupNotice } from '@xhkt/kit/order/failed-group-notice'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useSearchParams } from '@xhkt/platform/router'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { useMyCourses } from '../model/use-my-courses.ts'
import { MineSkeleton } from '../../../skeletons.tsx'
import { Rows } from '../../../kit/rows/rows.tsx'
import { CourseTabs } from './course-tabs.tsx'
import { FavouriteList } from './favourite-list.tsx'
import { CourseRow } from './course-row.tsx'
import css from './my-course-page.module.css'

const empty = { title: '还没有课程', description: '选一门喜欢的课程，开始学习吧', action: <AllCoursesLink /> }

/** Courses that are closed because their group failed come before the list, also before an empty one. */
const frameWith = (failed: readonly FailedGroup[]) => (content: ReactNode) => (
  <PersonalLayout title="我的课程">
    <CourseTabs current="mine" />
    {failed.length > 0 && (
      <ul className={css.failed} aria-label="拼团失败的课程">
        {failed.map((order) => (
          <li key={order.order_no}>
            <FailedGroupNotice order={order} title={order.course.title} />
          </li>
        ))}
      </ul>
    )}
    {content}
  </PersonalLayout>
)

function OwnedCourses() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const answer = useMyCourses(page)
  const total = useTotal(answer, paths.myCourses)
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={paths.myCoursesPage}
      loading={<MineSkeleton />}
      empty={empty}
      frame={frameWith(answer.data?.failed_groups ?? [])}
    >
      {(courses) => (
        <Rows>
          {courses.map((mine) => (
            <CourseRow key={mine.course.id} mine={mine} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}

export default function MyCoursePage() {
  const [params] = useSearchParams()
  return params.get('list') === 'favourite' ? <FavouriteList /> : <OwnedCourses />
}
