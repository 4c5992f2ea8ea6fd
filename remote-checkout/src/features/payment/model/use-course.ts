import { apiQuery, useQuery } from '@xhkt/platform/query'

/** The course as the server has it now: whether it is owned changes with a payment, in this tab or elsewhere. */
export const useCourse = (courseId: string | undefined) =>
  useQuery({ ...apiQuery('/v1/course/detail', { course_id: courseId ?? '' }), staleTime: 0, enabled: courseId !== undefined })
