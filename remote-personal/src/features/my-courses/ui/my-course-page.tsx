import type { ReactNode } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { useNavigate, useSearchParams } from '@xhkt/platform/router'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Rows } from '../../../common/rows/rows.tsx'
import { ListSearch } from '../../../common/search/list-search.tsx'
import { courseBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { type CourseList, coursesAt } from '../model/course-address.ts'
import { CourseFrame, favouriteFrame } from './course-frame.tsx'
import { CourseRow } from './course-row.tsx'
import { CourseTabs } from './course-tabs.tsx'
import { FailedGroups } from './failed-groups.tsx'
import { noCourses } from './no-courses.tsx'

/** A page of my courses. The previous page stays until it loads. Refetched at every visit: the learner may come from a lesson. */
const useMyCourses = ({ query }: CourseList) =>
  useQuery({
    ...apiQuery('/v1/user/course/list', query),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })

const loadFavourites = () => import(/* webpackChunkName: "favourites" */ './favourite-list.tsx').then(({ FavouriteList }) => FavouriteList)

function OwnedCourses() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const list = coursesAt(params)
  const { choices, hrefOf } = list
  const answer = useMyCourses(list)
  const total = useTotal(answer, hrefOf({}))
  const { counts, failed_groups = [] } = answer.data ?? {}
  const head = (
    <>
      <CourseTabs current={choices.tab} counts={counts} hrefOf={hrefOf} />
      <ListSearch
        key={choices.keyword}
        name="搜索我的课程"
        label="课程名称"
        keyword={choices.keyword}
        onSearch={(keyword) => void navigate(hrefOf({ keyword }))}
        clearHref={choices.keyword === undefined ? undefined : hrefOf({ keyword: undefined })}
      />
    </>
  )
  const frame = (content: ReactNode) => (
    <CourseFrame head={head}>
      {/* Arrives with the list: above the tabs it would move them. */}
      <FailedGroups orders={failed_groups} />
      {content}
    </CourseFrame>
  )
  return (
    <ListResults
      answer={answer}
      page={choices.page}
      total={total}
      hrefOf={(page) => hrefOf({ page })}
      loading={frame(<ContentSkeleton still>{courseBones}</ContentSkeleton>)}
      empty={noCourses(list, counts)}
      frame={frame}
    >
      {(courses) => (
        <Rows>
          {courses.map((mine, i) => (
            <CourseRow key={mine.course.id} mine={mine} tab={choices.tab} priority={i < 3} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}

function Favourites() {
  const { Component, failed, retry } = useLazyComponent(loadFavourites)
  if (Component) return <Component />
  return favouriteFrame(failed ? <InlineError name="收藏" onRetry={retry} /> : <ContentSkeleton still>{courseBones}</ContentSkeleton>)
}

export default function MyCoursePage() {
  const [params] = useSearchParams()
  return params.get('list') === 'favourite' ? <Favourites /> : <OwnedCourses />
}
