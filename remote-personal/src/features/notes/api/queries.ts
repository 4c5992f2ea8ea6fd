import type { QueryOf } from '@xhkt/contract'
import { apiQuery } from '@xhkt/platform/query'
import { freshAtVisit, keepShown } from '../../../common/query-options.ts'

/** A page of notes by course. Requested at every visit: notes are written in lessons. */
export const notesQuery = ({ page = 1, course_id, keyword }: QueryOf<'GET', '/v1/user/note/list'>) => ({
  // Defaults are left out, so that the request equals the early request of the route.
  ...apiQuery('/v1/user/note/list', { order: 'course', ...(course_id && { course_id }), ...(keyword && { keyword }), ...(page > 1 && { page }) }),
  ...freshAtVisit,
  ...keepShown,
})

/** The courses of which the learner has notes. */
export const notedCoursesQuery = { ...apiQuery('/v1/user/note/course/list'), ...freshAtVisit }
