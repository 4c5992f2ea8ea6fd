import type { FoundCourse, Teacher } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { readError } from '@xhkt/kit/query/read-error'
import type { Read } from '@xhkt/kit/ui/read-view'
import { useDetailQuery } from '../../../common/course/use-detail-query.ts'
import { coursesByNameQuery } from '../api/queries.ts'

export interface TeacherWithCourses {
  /** With the name alone where no course can tell more. Null: nobody of this name teaches. */
  teacher: Pick<Teacher, 'name'> & Partial<Teacher> | null
  courses: FoundCourse[]
  /** Whether the search has further courses, beyond its first page. */
  hasMore: boolean
}

/** The courses that somebody of this name teaches. The search finds the name in titles and summaries too. */
const taughtBy = (name: string, found: readonly FoundCourse[]): FoundCourse[] =>
  found.filter(({ teacher_name, names = [] }) => teacher_name === name || names.includes(name))

/**
 * A teacher by name.
 * @param courseId A course of the teacher; empty: the first one that is found.
 */
export function useTeacher(name: string, courseId: string): Read<TeacherWithCourses> {
  const search = useQuery(coursesByNameQuery(name))
  const courses = search.data && taughtBy(name, search.data.list)
  const id = courseId || (courses?.[0]?.id ?? '')
  const detail = useQuery({ ...useDetailQuery(id), enabled: id !== '' })
  const isDetailKnown = id === '' || detail.data !== undefined || readError(detail) !== null
  const told = detail.data?.teachers.find((each) => each.name === name)
  const { error, isPaused, isFetching, refetch } = search
  if (!search.data || !courses || !isDetailKnown) return { data: undefined, error, isPaused, isFetching, refetch }
  const data = {
    teacher: told ?? (courses.length > 0 ? { name } : null),
    courses,
    hasMore: search.data.total > search.data.page_size,
  }
  return { data, error, isPaused, isFetching, refetch }
}
