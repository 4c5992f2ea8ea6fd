import { homeShelves } from '../courses/cards.ts'
import { courseDetail } from '../courses/detail.ts'
import { listCourses } from '../courses/list.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../route.ts'
import { banners } from '../seed/banners.ts'

/** The first page stays light: what is on the first screens, no more. */
const shelves = 4
const coursesPerShelf = 5

export const courseHandlers = (context: Context) =>
  ({
    'GET /v1/home': () => ({ banners, shelves: homeShelves(context, shelves, coursesPerShelf) }),
    'GET /v1/course/list': ({ query }) => listCourses(context, query),
    'GET /v1/course/detail': ({ query, user }) => courseDetail(context, query.course_id, user),
  }) satisfies Partial<Handlers>
