import { apiQuery, useQuery } from '@xhkt/platform/query'

export interface EvaluationChoice {
  /** Empty: all. */
  tag: string
  /** Counts from 1. */
  page: number
}

export const EVALUATIONS_A_PAGE = 10

/** A page of evaluations. Keeps the previous page while another loads. */
export const useEvaluations = (courseId: string, { tag, page }: EvaluationChoice) =>
  useQuery({
    ...apiQuery('/v1/course/evaluation/list', {
      course_id: courseId,
      page_size: EVALUATIONS_A_PAGE,
      ...(tag && { tag_id: tag }),
      ...(page > 1 && { page }),
    }),
    placeholderData: (shown) => shown,
  })
