import type { CouponTab } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'

const pageSize = 10

/** A page of the learner's coupons; the previous page until it loads. Always fresh: an order holds or gives back a coupon. */
export const useMyCoupons = (page: number, tab: CouponTab) =>
  useQuery({
    ...apiQuery('/v1/user/coupon/list', { page_size: pageSize, ...(page > 1 && { page }), ...(tab !== 'usable' && { tab }) }),
    placeholderData: (shown) => shown,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
