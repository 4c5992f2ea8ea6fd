import { apiQuery, useQuery } from '@xhkt/platform/query'

/** A page of my courses; the previous page until it loads. Refetched at every visit: the learner may come from a lesson. */
export const useMyCourses = (page: number) =>
  useQuery({
    // Without a number for the first page, as in the early request of the route.
    ...apiQuery('/v1/user/course/list', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })
