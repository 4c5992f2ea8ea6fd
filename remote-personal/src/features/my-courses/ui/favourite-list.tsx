import * as paths from '@xhkt/contract/paths'
import { readPage } from '@xhkt/kit/list/list-address'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { courseBones } from '../../../common/content-skeleton.tsx'
import { Rows } from '../../../common/rows/rows.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { favouritesQuery } from '../api/queries.ts'
import { FavouriteHead } from './course-head.tsx'
import { FavouriteRow } from './favourite-row.tsx'

const empty = { title: '还没有收藏', description: '在课程页面点“收藏”，以后从这里找到它', action: <AllCoursesLink /> }

const head = <FavouriteHead>按收藏时间排列，最近的在最前</FavouriteHead>

/** 收藏 of my courses. */
export function FavouriteList() {
  const [params] = useSearchParams()
  const answer = useQuery(favouritesQuery(readPage(params)))
  return (
    <PersonalList title="我的课程" head={head} answer={answer} hrefOf={paths.favourites} bones={courseBones} still empty={empty}>
      {(favourites) => (
        <Rows>
          {favourites.map((favourite) => (
            <FavouriteRow key={favourite.course.id} favourite={favourite} />
          ))}
        </Rows>
      )}
    </PersonalList>
  )
}
