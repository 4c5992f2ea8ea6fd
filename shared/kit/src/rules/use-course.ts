import { apiQuery, useQuery } from '@xhkt/platform/query'

/** The course, always fresh: a payment, in this tab or elsewhere, changes whether the learner owns it. */
export const useCourse = (courseId: string | undefined) =>
  useQuery({ ...apiQuery('/v1/course/detail', { course_id: courseId ?? '' }), staleTime: 0, enabled: courseId !== undefined })
