import { apiQuery } from '@xhkt/platform/query'

/** The courses that the search finds by a name. */
export const coursesByNameQuery = (keyword: string) => apiQuery('/v1/search', { keyword })
