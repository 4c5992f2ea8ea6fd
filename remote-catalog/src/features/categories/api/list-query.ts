import type { QueryOf } from '@xhkt/shared/contract'
import { apiQuery } from '@xhkt/shared/query'

const minute = 60_000

/** One page of courses. It outlives a look at one of them: whoever comes back finds the list without a wait, and as it was. */
export const listQuery = (query: QueryOf<'GET', '/v1/course/list'>) => ({
  ...apiQuery('/v1/course/list', query),
  staleTime: 5 * minute,
  gcTime: 30 * minute,
})
