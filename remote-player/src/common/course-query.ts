import { apiQuery } from '@xhkt/platform/query'

/** A course with its outline and materials. */
export const courseQuery = (courseId: string) => apiQuery('/v1/course/detail', { course_id: courseId })
