import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { faultOf } from '@xhkt/kit/query/fault'
import { isId, isNotFound } from '../../../kit/not-found.ts'
import { detailQuery, progressQuery } from '../api/detail-query.ts'

/** A course for the present learner. Ownership and unpaid orders change with the session. */
export function useCourse(courseId: string) {
  const signedIn = useAuth((state) => state.token !== null)
  const query = detailQuery(courseId)
  const answer = useQuery({
    ...query,
    queryKey: [...query.queryKey, signedIn ? 'learner' : 'visitor'],
    enabled: isId(courseId),
    // A learner may return from paying. For a visitor nothing changes.
    staleTime: signedIn ? 0 : 60_000,
    // Or from paying in another tab.
    refetchOnWindowFocus: true,
    placeholderData: (shown) => (shown?.id === courseId ? shown : undefined),
  })
  const { data, error, isFetching, refetch } = answer
  // Without it the player finds the lesson to continue, so its failure is nobody's trouble.
  const enabled = signedIn && data?.owned === true
  const progress = useQuery({ ...progressQuery(courseId), enabled, staleTime: 0, refetchOnWindowFocus: true })
  return {
    course: data,
    /** Undefined while it is unknown. */
    studied: enabled ? progress.data?.list : undefined,
    error: faultOf(answer),
    unknown: !isId(courseId) || isNotFound(error),
    isFetching,
    refetch,
  }
}
