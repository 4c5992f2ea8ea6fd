import type { Category, DataOf } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { readError } from '@xhkt/kit/query/read-error'
import { menuQuery, treeQuery } from '../api/queries.ts'

type Node = DataOf<'GET', '/v1/course/category/tree'>['list'][number]

/** A top category. One from the menu has only its id and name. */
export type Top = Category & Partial<Pick<Node, 'icon' | 'course_count' | 'children'>>

export interface CategoryTree {
  /** Undefined until the names are known. */
  tops: readonly Top[] | undefined
  /** Courses in all categories; undefined until they are counted. */
  total: number | undefined
  failed: boolean
  isFetching: boolean
  retry: () => void
}

/** The category tree. Until it has loaded, or if it fails, the names of the menu. */
export function useCategoryTree(): CategoryTree {
  const tree = useQuery(treeQuery)
  const { data, isFetching, refetch } = tree
  const { data: menu } = useQuery(menuQuery)
  return {
    tops: data?.list ?? menu?.list,
    total: data?.course_count,
    failed: !data && readError(tree) !== null,
    isFetching,
    retry: () => void refetch(),
  }
}

/** The top category of a category, and the category itself if it is of the second level. */
export function placeOf(tops: readonly Top[] | undefined, id: string): { top?: Top; sub?: Category } {
  for (const top of tops ?? []) {
    if (top.id === id) return { top }
    const sub = top.children?.find((child) => child.id === id)
    if (sub) return { top, sub }
  }
  return {}
}

/** The name of a category; undefined while it is unknown. */
export function nameOf(tops: readonly Top[] | undefined, id: string): string | undefined {
  if (!id) return '全部课程'
  const { top, sub } = placeOf(tops, id)
  return (sub ?? top)?.name
}
