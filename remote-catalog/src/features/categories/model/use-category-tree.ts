import type { Category, DataOf } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { faultOf } from '@xhkt/kit/query/fault'
import { menuQuery, treeQuery } from '../api/tree-query.ts'

type Node = DataOf<'GET', '/v1/course/category/tree'>['list'][number]

/** A top category; of one that only the menu knows, nothing but the name. */
export type Top = Category & Partial<Pick<Node, 'icon' | 'course_count' | 'children'>>

export interface CategoryTree {
  /** Undefined while not even their names are there. */
  tops: readonly Top[] | undefined
  /** Courses of them all; undefined until they are counted. */
  total: number | undefined
  failed: boolean
  isFetching: boolean
  retry: () => void
}

/** The categories; until they are counted, and where they cannot be had, the names that the menu knows. */
export function useCategoryTree(): CategoryTree {
  const tree = useQuery(treeQuery)
  const { data, isFetching, refetch } = tree
  const { data: menu } = useQuery(menuQuery)
  return {
    tops: data?.list ?? menu?.list,
    total: data?.course_count,
    failed: !data && faultOf(tree) !== null,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Where in the tree a category stands: its top one, and itself if it is of the second level. */
export function placeOf(tops: readonly Top[] | undefined, id: string): { top?: Top; sub?: Category } {
  for (const top of tops ?? []) {
    if (top.id === id) return { top }
    const sub = top.children?.find((child) => child.id === id)
    if (sub) return { top, sub }
  }
  return {}
}

/** What a category is called; undefined: nobody has said yet. */
export function nameOf(tops: readonly Top[] | undefined, id: string): string | undefined {
  if (!id) return '全部课程'
  const { top, sub } = placeOf(tops, id)
  return (sub ?? top)?.name
}
