import { apiQuery } from '@xhkt/shared/query'

const minute = 60_000

/** The categories of both levels. They change by the week, so one answer does for a visit. */
export const treeQuery = { ...apiQuery('/v1/course/category/tree'), staleTime: 10 * minute, gcTime: 60 * minute }

/** What the host has asked for its bar: the names of the top categories, there before the tree. */
export const menuQuery = { ...apiQuery('/v1/menu'), enabled: false }
