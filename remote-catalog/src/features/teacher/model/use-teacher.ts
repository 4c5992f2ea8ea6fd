import type { FoundCourse, Teacher } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { isNotFound, readError } from '@xhkt/kit/query/read-error'
import type { Read } from '@xhkt/kit/ui/read-view'
import { useDetailQuery } from '../../../common/course/use-detail-query.ts'
import { coursesByNameQuery } from '../api/queries.ts'

export interface TeacherWithCourses {
  /** Has the name alone where no course can tell more. Null: nobody of this name teaches. */
  teacher: Pick<Teacher, 'name'> & Partial<Teacher> | null
  courses: FoundCourse[]
  /** Whether the search has further courses, beyond its first page. */
  hasMore: boolean
}

const isLedBy = (name: string, { teacher_name }: FoundCourse): boolean => teacher_name === name

/** The courses that somebody of this name teaches. The search finds the name in titles and summaries too; `names` has categories too. */
const taughtBy = (name: string, found: readonly FoundCourse[]): FoundCourse[] =>
  found.filter((course) => isLedBy(name, course) || course.names?.includes(name))

/** What a course tells about a teacher of this name. An empty id asks nothing. */
function useToldBy(courseId: string, name: string) {
  const detail = useQuery({ ...useDetailQuery(courseId), enabled: courseId !== '' })
  const error = courseId === '' || detail.data ? null : readError(detail)
  return {
    told: detail.data?.teachers.find((each) => each.name === name),
    isKnown: courseId === '' || detail.data !== undefined || error !== null,
    isUnreadable: error !== null && !isNotFound(error),
  }
}

/**
 * A teacher by name.
 * @param courseId A course of the teacher. If it tells nothing, or is empty, the first course that is found does.
 */
export function useTeacher(name: string, courseId: string): Read<TeacherWithCourses> {
  const search = useQuery(coursesByNameQuery(name))
  const courses = search.data && taughtBy(name, search.data.list)
  const first = useToldBy(courseId, name)
  const others = courses?.filter(({ id }) => id !== courseId) ?? []
  const other = others.find((course) => isLedBy(name, course)) ?? others[0]
  const second = useToldBy(first.isKnown && !first.told && other ? other.id : '', name)
  const { error, isPaused, isFetching, refetch } = search
  if (!search.data || !courses || !first.isKnown || !second.isKnown) return { data: undefined, error, isPaused, isFetching, refetch }
  const isTeacher = courses.some((course) => isLedBy(name, course)) || (courses.length > 0 && second.isUnreadable)
  const data = {
    teacher: first.told ?? second.told ?? (isTeacher ? { name } : null),
    courses,
    hasMore: search.data.total > search.data.page_size,
  }
  return { data, error, isPaused, isFetching, refetch }
}
