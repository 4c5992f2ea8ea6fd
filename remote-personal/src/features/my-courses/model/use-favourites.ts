import { apiQuery, useQuery } from '@xhkt/platform/query'

/** A page of my favourites; the previous page until it loads. Refetched at every visit: the learner may come from a course page. */
export const useFavourites = (page: number) =>
  useQuery({
    ...apiQuery('/v1/user/course/favourite', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })
