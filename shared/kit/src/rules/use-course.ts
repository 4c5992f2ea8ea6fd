import { apiQuery, useQuery } from '@xhkt/platform/query'

/** The course, always fresh: a payment changes its owner, in this tab or elsewhere. */
export const useCourse = (courseId: string | undefined) =>
  useQuery({ ...apiQuery('/v1/course/detail', { course_id: courseId ?? '' }), staleTime: 0, enabled: courseId !== undefined })
