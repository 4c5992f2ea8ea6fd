import { apiQuery } from '@xhkt/platform/query'

/** The categories of both levels. They change about once a week, so an answer stays fresh until it leaves the cache. */
export const treeQuery = { ...apiQuery('/v1/course/category/tree'), staleTime: 1_800_000 }

/** The menu that the host has requested for the top bar: the names of the top categories, before the tree has loaded. */
export const menuQuery = { ...apiQuery('/v1/menu'), enabled: false }
