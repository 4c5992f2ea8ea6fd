import { apiQuery } from '@xhkt/platform/query'

export interface EvaluationPlace {
  /** Empty: all. */
  tag: string
  /** Counts from 1. */
  page: number
}

export const EVALUATIONS_A_PAGE = 10

export const evaluationQuery = (courseId: string, { tag, page }: EvaluationPlace) =>
  apiQuery('/v1/course/evaluation/list', {
    course_id: courseId,
    page_size: EVALUATIONS_A_PAGE,
    ...(tag && { tag_id: tag }),
    ...(page > 1 && { page }),
  })

export const relatedQuery = (courseId: string) => apiQuery('/v1/course/related', { course_id: courseId })
