import { apiQuery } from '@xhkt/platform/query'

/** The learner's progress in each lesson of a course. Needs a session. */
export const progressQuery = (courseId: string) => apiQuery('/v1/user/study/section', { course_id: courseId })

export const systemConfigQuery = () => apiQuery('/v1/sys/config')

/** The personal centre's query of my courses. */
export const myCoursesKey = ['/v1/user/course/list'] as const
