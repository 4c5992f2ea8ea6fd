import { apiQuery, useQuery } from '@xhkt/platform/query'

/** A page of my reservations; the previous page until it loads. Refetched at every visit: the learner may come from a 预约 in the catalog. */
export const useReservations = (page: number) =>
  useQuery({
    // Without a number for the first page, as in the early request of the route.
    ...apiQuery('/v1/user/course/reserve', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })
