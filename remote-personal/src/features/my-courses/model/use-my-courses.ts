import { apiQuery, useQuery } from '@xhkt/platform/query'

/** A page of my courses, asked for anew with every visit: the learner may come straight from a lesson. */
export const useMyCourses = (page: number) =>
  useQuery({
    // The first page goes without a number, as the early request of the route does.
    ...apiQuery('/v1/user/course/list', page > 1 ? { page } : undefined),
    staleTime: 0,
    refetchOnMount: 'always',
  })
