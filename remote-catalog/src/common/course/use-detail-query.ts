import type { CourseDetail } from '@xhkt/contract'
import { useAuth } from '@xhkt/platform/auth'
import { apiQuery } from '@xhkt/platform/query'

/** The query for a course as the present learner has it: ownership and unpaid orders change with the session. */
export function useDetailQuery(courseId: string) {
  const signedIn = useAuth((state) => state.token !== null)
  const query = apiQuery('/v1/course/detail', { course_id: courseId })
  return {
    ...query,
    queryKey: [...query.queryKey, signedIn ? 'learner' : 'visitor'],
    // A learner may return from a payment. For a visitor nothing changes.
    staleTime: signedIn ? 0 : 60_000,
    // A login or logout leaves the course in sight until the next answer.
    placeholderData: (shown: CourseDetail | undefined) => (shown?.id === courseId ? shown : undefined),
  }
}
