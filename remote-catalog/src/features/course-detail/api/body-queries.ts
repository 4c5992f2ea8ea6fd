import { apiQuery } from '@xhkt/platform/query'

export const relatedQuery = (courseId: string) => apiQuery('/v1/course/related', { course_id: courseId })
