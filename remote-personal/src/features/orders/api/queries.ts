import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'
import { freshInView, keepShown } from '../../../common/query-options.ts'

/** A page of orders. Always fresh: orders change by themselves. */
export const ordersQuery = (query: QueryOf<'GET', '/v1/user/order/list'>) => ({
  ...apiQuery('/v1/user/order/list', query),
  ...freshInView,
  ...keepShown,
})
