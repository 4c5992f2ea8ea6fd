import type { BodyOf, QueryOf } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit, keepShown } from '../../../common/query-options.ts'

/** A page of my courses. Requested at every visit: the learner may come from a lesson. */
export const coursesQuery = (query: QueryOf<'GET', '/v1/user/course/list'>) => ({
  ...apiQuery('/v1/user/course/list', query),
  ...freshAtVisit,
  ...keepShown,
})

/** A page of my favourites. Requested at every visit: the learner may come from a course page. */
export const favouritesQuery = (page: number) => ({
  ...apiQuery('/v1/user/course/favourite', page > 1 ? { page } : undefined),
  ...freshAtVisit,
  ...keepShown,
})

/** The study time. Requested at every visit: the learner may come from a lesson. */
export const studyDataQuery = { ...apiQuery('/v1/user/study/data'), ...freshAtVisit }

export const studyTargetQuery = apiQuery('/v1/user/study/target')

/** The years and levels of an exam; not asked while none is chosen. */
export const examQuery = (examId: string) => ({ ...apiQuery('/v1/school/year/level', { exam_id: examId }), enabled: examId !== '' })

/** The progress in each lesson of a course. */
export const lessonsQuery = (courseId: string) => ({ ...apiQuery('/v1/user/study/section', { course_id: courseId }), staleTime: 0 })

export const hideCourse = (course_id: string, idempotencyKey: string) => api.post('/v1/user/course/hide', { course_id }, { idempotencyKey })

export const showCourse = (course_id: string, idempotencyKey: string) => api.post('/v1/user/course/show', { course_id }, { idempotencyKey })

export const saveTarget = (body: BodyOf<'POST', '/v1/user/tags'>) => api.post('/v1/user/tags', body)
