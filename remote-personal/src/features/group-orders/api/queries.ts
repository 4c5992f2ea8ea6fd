import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'
import { freshInView, keepShown } from '../../../common/query-options.ts'

/** Orders on a page: rows are tall. */
const pageSize = 10

/** A page of the learner's groups. Always fresh: friends join. */
export const groupOrdersQuery = (page: number, state: QueryOf<'GET', '/v1/user/order/group/list'>['state']) => ({
  ...apiQuery('/v1/user/order/group/list', { page_size: pageSize, ...(page > 1 && { page }), ...(state && { state }) }),
  ...freshInView,
  ...keepShown,
})
