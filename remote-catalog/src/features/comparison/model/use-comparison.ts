import type { CourseDetail } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { isNotFound, readError } from '@xhkt/kit/query/read-error'
import { comparedIds } from '../../../common/compare/compared.ts'
import { useDetailQuery } from '../../../common/course/use-detail-query.ts'

/** A course of the comparison. */
export interface Column {
  id: string
  /** Undefined while it is not known. */
  course: CourseDetail | undefined
  /** Why the course cannot be shown; null: it can, or it loads. */
  error: Error | null
  /** The course does not exist, or is no longer offered. */
  isGone: boolean
  isFetching: boolean
  retry: () => void
}

function useCourse(id = ''): Column {
  const query = useQuery({ ...useDetailQuery(id), enabled: id !== '' })
  const isGone = isNotFound(query.error)
  const course = isGone ? undefined : query.data
  const error = course ? null : readError(query)
  return { id, course, error, isGone, isFetching: query.isFetching, retry: () => void query.refetch() }
}

/** The ids that an address names. What a chat program appends to an address is no id. */
function idsOf(params: URLSearchParams): string[] {
  const [ids = ''] = /^[\d-]*/.exec((params.get('course_ids') ?? '').normalize('NFKC')) ?? []
  return comparedIds(ids.split('-'))
}

/** The courses of the address, each read on its own. */
export function useComparison(): Column[] {
  const ids = idsOf(useSearchParams()[0])
  return [useCourse(ids[0]), useCourse(ids[1]), useCourse(ids[2]), useCourse(ids[3])].slice(0, ids.length)
}
