import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course-card.ts'
import { type Endpoint, Id, PageOf, PageQuery, Seconds } from './schema.ts'

/** A course that the learner keeps for later (收藏). */
export const Favourite = T.Object({
  course: CourseCard,
  /** When the learner added the course. */
  added_at: Seconds,
})
export type Favourite = Static<typeof Favourite>

/** The id of a course. */
const CourseKey = T.Object({ course_id: Id })
/** Whether a course is a favourite now. */
const Kept = T.Object({
  course_id: Id,
  /** Whether the course is among the favourites. @example true */
  favourite: T.Boolean(),
})

export const favouriteEndpoints = {
  'GET /v1/user/course/favourite': {
    summary: 'My favourite courses, last added first',
    session: 'required',
    query: T.Object({ ...PageQuery }),
    data: PageOf(Favourite),
  },
  'POST /v1/user/course/favourite': {
    summary: 'Add a course to my favourites (收藏); repeating it changes nothing',
    session: 'required',
    refusals: [404001],
    idempotencyKey: true,
    body: CourseKey,
    data: Kept,
  },
  'DELETE /v1/user/course/favourite': {
    summary: 'Remove a course from my favourites; repeating it changes nothing',
    session: 'required',
    idempotencyKey: true,
    body: CourseKey,
    data: Kept,
  },
} as const satisfies Record<string, Endpoint>
