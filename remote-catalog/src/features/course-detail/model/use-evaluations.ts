import { useQuery } from '@xhkt/platform/query'
import { faultOf } from '@xhkt/kit/query/fault'
import { type EvaluationPlace, evaluationQuery } from '../api/body-queries.ts'

/**
 * A page of evaluations. Keeps the previous page while another loads (`moving`). No `error` while the requested page can be
 * shown, even if it is stale.
 */
export function useEvaluations(courseId: string, place: EvaluationPlace, enabled: boolean) {
  const query = useQuery({
    ...evaluationQuery(courseId, place),
    enabled,
    placeholderData: (shown) => shown,
  })
  const { data, isFetching, isPlaceholderData, refetch } = query
  const error = data && !isPlaceholderData ? null : faultOf(query)
  return { answer: data, error, isFetching, moving: isPlaceholderData, retry: () => void refetch() }
}
