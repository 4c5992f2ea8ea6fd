import { apiQuery, useQuery } from '@xhkt/platform/query'

const pageSize = 10

/** A page of what the learner has redeemed; the previous page until it loads. */
export const useRedeemed = (page: number) =>
  useQuery({
    ...apiQuery('/v1/user/order/list', { page_size: pageSize, scope: 'all', kind: 'redeem', ...(page > 1 && { page }) }),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
  })
