import { useAuth } from '@xhkt/platform/auth'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { useQuery } from '@xhkt/platform/query'
import { useDetailQuery } from '../../../common/course/use-detail-query.ts'
import { progressQuery } from '../api/queries.ts'

/** A course for the present learner, and their progress in it. */
export function useCourseDetail(courseId: string) {
  const signedIn = useAuth((state) => state.token !== null)
  const answer = useQuery({
    ...useDetailQuery(courseId),
    // A learner may return from a payment in another tab.
    refetchOnWindowFocus: true,
  })
  const { data, error, isPaused, isFetching, refetch } = answer
  const enabled = signedIn && data?.owned === true
  const progress = useQuery({ ...progressQuery(courseId), enabled, staleTime: 0, refetchOnWindowFocus: true })
  // A failure blocks nothing: without the progress the player finds the lesson to continue.
  useErrorToast(progress, '学习进度')
  return {
    course: { data, error, isPaused, isFetching, refetch },
    /** Undefined while it is unknown. */
    studied: enabled ? progress.data?.list : undefined,
  }
}
