import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'

/** The courses that a keyword finds, one page. */
export const searchQuery = (query: QueryOf<'GET', '/v1/search'>) => apiQuery('/v1/search', query)

export const hotQuery = apiQuery('/v1/search/hot')
