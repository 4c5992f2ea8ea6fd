import type { ReactNode } from 'react'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { useNavigate, useSearchParams } from '@xhkt/platform/router'
import { Rows } from '../../../kit/rows/rows.tsx'
import { ListSearch } from '../../../kit/search/list-search.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { CoursesSkeleton } from '../../../skeletons.tsx'
import { coursesAt } from '../model/course-address.ts'
import { tabs } from '../model/tabs.ts'
import { useMyCourses } from '../model/use-my-courses.ts'
import { CourseRow } from './course-row.tsx'
import { FailedGroups } from './failed-groups.tsx'
import { noCourses } from './no-courses.tsx'
import { StudyPanel } from './study-panel.tsx'
import css from './my-course-page.module.css'

export default function MyCoursePage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const list = coursesAt(params)
  const { choices, hrefOf } = list
  const answer = useMyCourses(list)
  const total = useTotal(answer, hrefOf({}))
  const { counts, failed_groups = [] } = answer.data ?? {}
  const frame = (content: ReactNode) => (
    <PersonalLayout title="我的课程">
      <StudyPanel />
      <FailedGroups orders={failed_groups} />
      <div className={css.head}>
        <ChoiceRow
          label="学习状态"
          choices={tabs.map(({ tab, name }) => ({
            key: tab,
            name: counts ? `${name} ${counts[tab]}` : name,
            href: hrefOf({ tab }),
            current: tab === choices.tab,
          }))}
        />
        <ListSearch
          key={choices.keyword}
          name="搜索我的课程"
          label="课程名称"
          keyword={choices.keyword}
          onSearch={(keyword) => void navigate(hrefOf({ keyword }))}
          clearHref={choices.keyword === undefined ? undefined : hrefOf({ keyword: undefined })}
        />
      </div>
      {content}
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={answer}
      page={choices.page}
      total={total}
      hrefOf={(page) => hrefOf({ page })}
      loading={<CoursesSkeleton />}
      empty={noCourses(list, counts)}
      frame={frame}
    >
      {(courses) => (
        <Rows>
          {courses.map((mine) => (
            <CourseRow key={mine.course.id} mine={mine} tab={choices.tab} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
