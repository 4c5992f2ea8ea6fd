import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import { readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useSearchParams } from '@xhkt/platform/router'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { useMyCourses } from '../model/use-my-courses.ts'
import { MineSkeleton } from '../../../skeletons.tsx'
import { Rows } from '../../../kit/rows/rows.tsx'
import { CourseItem } from './course-item.tsx'

const empty = { title: '还没有课程', description: '选一门喜欢的课程，开始学习吧', action: <AllCoursesLink /> }

const frame = (content: ReactNode) => <PersonalLayout title="我的课程">{content}</PersonalLayout>

export default function MyCoursePage() {
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
      frame={frame}
    >
      {(courses) => (
        <Rows>
          {courses.map((mine) => (
            <CourseItem key={mine.course.id} mine={mine} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
