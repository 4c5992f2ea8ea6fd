import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'

/** One page of the courses that a keyword finds. */
export const searchQuery = (query: QueryOf<'GET', '/v1/search'>) => apiQuery('/v1/search', query)

/** What many search for. */
export const hotQuery = apiQuery('/v1/search/hot')
