import { apiQuery } from '@xhkt/platform/query'

export const detailQuery = (courseId: string) => apiQuery('/v1/course/detail', { course_id: courseId })

/** The learner's progress in each lesson. Needs a session. */
export const progressQuery = (courseId: string) => apiQuery('/v1/user/study/section', { course_id: courseId })
