import * as paths from '@xhkt/contract/paths'
import { readPage } from '@xhkt/kit/list/list-address'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { useSearchParams } from '@xhkt/platform/router'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Rows } from '../../../common/rows/rows.tsx'
import { courseBones, ContentSkeleton } from '../../../common/content-skeleton.tsx'
import { favouriteFrame } from './course-frame.tsx'
import { FavouriteRow } from './favourite-row.tsx'

/** A page of my favourites. The previous page stays until it loads. Refetched at every visit: the learner may come from a course page. */
const useFavourites = (page: number) =>
  useQuery({
    ...apiQuery('/v1/user/course/favourite', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })

const empty = { title: '还没有收藏', description: '在课程页面点“收藏”，以后从这里找到它', action: <AllCoursesLink /> }

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
      loading={favouriteFrame(<ContentSkeleton still>{courseBones}</ContentSkeleton>)}
      empty={empty}
      frame={favouriteFrame}
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
