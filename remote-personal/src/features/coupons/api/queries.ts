import type { CouponTab } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'
import { freshInView, keepShown } from '../../../common/query-options.ts'

const pageSize = 10

/** A page of the learner's coupons. Always fresh: an order holds or gives back a coupon. */
export const couponsQuery = (page: number, tab: CouponTab) => ({
  ...apiQuery('/v1/user/coupon/list', { page_size: pageSize, ...(page > 1 && { page }), ...(tab !== 'usable' && { tab }) }),
  ...freshInView,
  ...keepShown,
})
