import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'

export const listQuery = (query: QueryOf<'GET', '/v1/course/list'>) => apiQuery('/v1/course/list', query)

/** The categories of both levels. They change about once a week, so an answer stays fresh until it leaves the cache. */
export const treeQuery = { ...apiQuery('/v1/course/category/tree'), staleTime: 1_800_000 }

/** The menu that the host has requested for the top bar: the names of the top categories, before the tree has loaded. */
export const menuQuery = { ...apiQuery('/v1/menu'), enabled: false }
