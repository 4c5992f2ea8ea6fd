import { apiQuery } from '@xhkt/platform/query'

export const detailQuery = (courseId: string) => apiQuery('/v1/course/detail', { course_id: courseId })

/** How far the learner is in each lesson; only a session has it. */
export const progressQuery = (courseId: string) => apiQuery('/v1/user/study/section', { course_id: courseId })
