import type { CourseDetail } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { isNotFound, readError } from '@xhkt/kit/query/read-error'
import { useAddressValue } from '@xhkt/kit/use-address-value'
import { idsIn } from '../../../common/compare/compared.ts'
import { useDetailQuery } from '../../../common/course/use-detail-query.ts'
import { comparePath } from '../../../paths.ts'

/** A course of the comparison. */
export interface Column {
  id: string
  /** Undefined until the course has arrived. */
  course: CourseDetail | undefined
  /** Why the course cannot be shown; null: it can, or it loads. */
  error: Error | null
  /** The course does not exist, or is no longer offered. */
  isGone: boolean
  isFetching: boolean
  /** Whether the course loads again after an error. */
  isRetried: boolean
  retry: () => void
}

function useCourse(id = ''): Column {
  const query = useQuery({ ...useDetailQuery(id), enabled: id !== '' })
  const isGone = isNotFound(query.error)
  const course = isGone ? undefined : query.data
  const error = course ? null : readError(query)
  const isRetried = query.isPending && query.errorUpdateCount > 0
  return { id, course, error, isGone, isFetching: query.isFetching, isRetried, retry: () => void query.refetch() }
}

export interface Comparison {
  /** All courses of the address. */
  ids: readonly string[]
  /** The courses that are shown, each read on its own. */
  columns: Column[]
}

export function useComparison(): Comparison {
  const address = useAddressValue('course_ids', comparePath) ?? ''
  // What a chat program appends to an address is no id.
  const [text = ''] = /^[\d-]*/.exec(address.normalize('NFKC')) ?? []
  const ids = idsIn(text)
  const columns = [useCourse(ids[0]), useCourse(ids[1]), useCourse(ids[2]), useCourse(ids[3])].slice(0, ids.length)
  return { ids, columns }
}
