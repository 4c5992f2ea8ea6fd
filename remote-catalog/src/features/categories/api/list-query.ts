import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'

export const listQuery = (query: QueryOf<'GET', '/v1/course/list'>) => apiQuery('/v1/course/list', query)
