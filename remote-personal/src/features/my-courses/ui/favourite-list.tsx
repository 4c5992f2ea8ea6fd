import type { ReactNode } from 'react'
import * as paths from '@xhkt/contract/paths'
import { readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useSearchParams } from '@xhkt/platform/router'
import { Rows } from '../../../kit/rows/rows.tsx'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { courseBones, RowsSkeleton } from '../../../kit/rows-skeleton.tsx'
import { useFavourites } from '../model/use-favourites.ts'
import { CourseTabs } from './course-tabs.tsx'
import { FavouriteRow } from './favourite-row.tsx'
import { StudyPanel } from './study-panel.tsx'
import css from './my-course-page.module.css'

const empty = { title: '还没有收藏', description: '在课程页面点“收藏”，以后从这里找到它', action: <AllCoursesLink /> }

const frame = (content: ReactNode) => (
  <PersonalLayout title="我的课程">
    <StudyPanel />
    <div className={css.head}>
      <CourseTabs current="favourite" />
      <p className={css.order}>按收藏时间排列，最近的在最前</p>
    </div>
    {content}
  </PersonalLayout>
)

/** 收藏 of my courses. */
export function FavouriteList() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const answer = useFavourites(page)
  const total = useTotal(answer, paths.favourites())
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={paths.favourites}
      loading={frame(<RowsSkeleton still>{courseBones}</RowsSkeleton>)}
      empty={empty}
      frame={frame}
    >
      {(favourites) => (
        <Rows>
          {favourites.map((favourite) => (
            <FavouriteRow key={favourite.course.id} favourite={favourite} />
          ))}
        </Rows>
      )}
    </ListResults>
  )
}
