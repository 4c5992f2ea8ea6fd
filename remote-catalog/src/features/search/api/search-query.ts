import type { QueryOf } from '@xhkt/shared/contract'
import { apiQuery } from '@xhkt/shared/query'

/** One page of the courses that a keyword finds. */
export const searchQuery = (query: QueryOf<'GET', '/v1/search'>) => apiQuery('/v1/search', query)

/** What many search for. */
export const hotQuery = apiQuery('/v1/search/hot')
