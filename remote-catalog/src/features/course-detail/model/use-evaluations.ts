import { useQuery } from '@xhkt/platform/query'
import { faultOf } from '@xhkt/kit/query/fault'
import { type EvaluationPlace, evaluationQuery } from '../api/body-queries.ts'

/**
 * A page of what learners said; while another is on its way, the one before stays (`moving`). There is no `error` while the page that
 * was asked for can be shown, be it as it was.
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
