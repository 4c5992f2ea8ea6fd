import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { useQuery } from '@xhkt/platform/query'
import { useNavigate, useSearchParams } from '@xhkt/platform/router'
import { ContentSkeleton, courseBones } from '../../../common/content-skeleton.tsx'
import { Rows } from '../../../common/rows/rows.tsx'
import { ListSearch } from '../../../common/search/list-search.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { coursesQuery } from '../api/queries.ts'
import { coursesAt } from '../model/course-address.ts'
import { CourseHead, FavouriteHead } from './course-head.tsx'
import { CourseRow } from './course-row.tsx'
import { CourseTabs } from './course-tabs.tsx'
import { FailedGroups } from './failed-groups.tsx'
import { noCourses } from './no-courses.tsx'

const loadFavourites = () => import(/* webpackChunkName: "favourites" */ './favourite-list.tsx').then(({ FavouriteList }) => FavouriteList)

function OwnedCourses() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const list = coursesAt(params)
  const { choices, hrefOf } = list
  const answer = useQuery(coursesQuery(list.query))
  const { counts, failed_groups = [] } = answer.data ?? {}
  const head = (
    <>
      <CourseHead>
        <CourseTabs current={choices.tab} counts={counts} hrefOf={hrefOf} />
        <ListSearch
          key={choices.keyword}
          name="搜索我的课程"
          label="课程名称"
          keyword={choices.keyword}
          onSearch={(keyword) => void navigate(hrefOf({ keyword }))}
          clearHref={choices.keyword === undefined ? undefined : hrefOf({ keyword: undefined })}
        />
      </CourseHead>
      {/* Arrives with the list: above the tabs it would move them. */}
      <FailedGroups orders={failed_groups} />
    </>
  )
  return (
    <PersonalList
      title="我的课程"
      head={head}
      answer={answer}
      hrefOf={(page) => hrefOf({ page })}
      bones={courseBones}
      still
      empty={noCourses(list, counts)}
    >
      {(courses) => (
        <Rows>
          {courses.map((mine, i) => (
            <CourseRow key={mine.course.id} mine={mine} tab={choices.tab} priority={i < 3} />
          ))}
        </Rows>
      )}
    </PersonalList>
  )
}

function Favourites() {
  const { Component, failed, retry } = useLazyComponent(loadFavourites)
  if (Component) return <Component />
  return (
    <PersonalLayout title="我的课程">
      <FavouriteHead />
      {failed ? <InlineError name="收藏" onRetry={retry} /> : <ContentSkeleton still>{courseBones}</ContentSkeleton>}
    </PersonalLayout>
  )
}

export default function MyCoursePage() {
  const [params] = useSearchParams()
  return params.get('list') === 'favourite' ? <Favourites /> : <OwnedCourses />
}
