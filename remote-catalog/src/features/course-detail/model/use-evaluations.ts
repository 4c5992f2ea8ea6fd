import { useQuery } from '@xhkt/shared/query'
import { type EvaluationPlace, evaluationQuery } from '../api/body-queries.ts'

/** A page of what learners said; while another is on its way, the one before stays (`moving`). */
export function useEvaluations(courseId: string, place: EvaluationPlace, enabled: boolean) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...evaluationQuery(courseId, place),
    enabled,
    placeholderData: (shown) => shown,
  })
  return { answer: data, error, isFetching, moving: isPlaceholderData, retry: () => void refetch() }
}
