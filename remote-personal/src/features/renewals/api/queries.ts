import { apiQuery } from '@xhkt/platform/query'
import { freshInView, keepShown } from '../../../common/query-options.ts'

/** A page of the courses to renew. Always fresh: the learner may come from a payment. */
export const renewalsQuery = (page: number) => ({
  ...apiQuery('/v1/user/order/renew/list', page > 1 ? { page } : undefined),
  ...freshInView,
  ...keepShown,
})
