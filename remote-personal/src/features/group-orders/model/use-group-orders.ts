import type { QueryOf } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'

/** Orders on a page: rows are tall. */
const pageSize = 10

/** A page of the learner's groups; the previous page until it loads. Always fresh: friends join. */
export const useGroupOrders = (page: number, state: QueryOf<'GET', '/v1/user/order/group/list'>['state']) =>
  useQuery({
    ...apiQuery('/v1/user/order/group/list', { page_size: pageSize, ...(page > 1 && { page }), ...(state && { state }) }),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
