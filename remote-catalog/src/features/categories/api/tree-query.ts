import { apiQuery } from '@xhkt/platform/query'

/** The categories of both levels. They change by the week, so one answer does for as long as answers are kept. */
export const treeQuery = { ...apiQuery('/v1/course/category/tree'), staleTime: 1_800_000 }

/** What the host has asked for its bar: the names of the top categories, there before the tree. */
export const menuQuery = { ...apiQuery('/v1/menu'), enabled: false }
