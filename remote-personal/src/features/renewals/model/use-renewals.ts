import { apiQuery, useQuery } from '@xhkt/platform/query'

/** A page of the courses to renew; the previous page until it loads. Always fresh: the learner may come from a payment. */
export const useRenewals = (page: number) =>
  useQuery({
    ...apiQuery('/v1/user/order/renew/list', page > 1 ? { page } : undefined),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
