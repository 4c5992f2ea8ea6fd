import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'

/** One page of courses. */
export const listQuery = (query: QueryOf<'GET', '/v1/course/list'>) => apiQuery('/v1/course/list', query)
