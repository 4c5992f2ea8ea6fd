import { useQuery } from '@xhkt/platform/query'
import { type EvaluationPlace, evaluationQuery } from '../api/body-queries.ts'

/** A page of evaluations. Keeps the previous page while another loads. */
export const useEvaluations = (courseId: string, place: EvaluationPlace, enabled: boolean) =>
  useQuery({ ...evaluationQuery(courseId, place), enabled, placeholderData: (shown) => shown })
