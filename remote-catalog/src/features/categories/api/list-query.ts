import type { QueryOf } from '@xhkt/shared/contract'
import { apiQuery } from '@xhkt/shared/query'

/** One page of courses. */
export const listQuery = (query: QueryOf<'GET', '/v1/course/list'>) => apiQuery('/v1/course/list', query)
