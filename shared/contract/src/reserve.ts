import { type Static, Type as T } from '@sinclair/typebox'
import { CourseCard } from './course-card.ts'
import { type Endpoint, Id, PageOf, PageQuery, Seconds } from './schema.ts'

/** A live lesson that the learner has reserved, upcoming or on air. */
export const Reservation = T.Object({
  course: T.Pick(CourseCard, ['id', 'title', 'cover', 'teacher_name']),
  section_id: Id,
  title: T.String(),
  /** The start of the lesson. */
  starts_at: Seconds,
  /** The planned end, or the actual end; absent: unknown. */
  ends_at: T.Optional(Seconds),
  live_room_id: T.String({ minLength: 1 }),
})
export type Reservation = Static<typeof Reservation>

/** A live lesson of a course. */
const LiveLessonOf = T.Object({ course_id: Id, section_id: Id })
/** The state of a reservation after the call. */
const Reserved = T.Object({ section_id: Id, reserved: T.Boolean(), reserved_count: T.Integer({ minimum: 0 }) })

export const reserveEndpoints = {
  'GET /v1/user/course/reserve': {
    summary: 'My reservations: live lessons that have not ended, soonest first',
    session: 'required',
    query: T.Object({ ...PageQuery }),
    data: PageOf(Reservation),
  },
  'POST /v1/user/course/reserve': {
    summary: 'Reserve a live lesson that has not started (预约); repeating it changes nothing; 409011 when it has started',
    session: 'required',
    refusals: [404003, 409011],
    idempotencyKey: true,
    body: LiveLessonOf,
    data: Reserved,
  },
  'DELETE /v1/user/course/reserve': {
    summary: 'Cancel a reservation; repeating it changes nothing',
    session: 'required',
    refusals: [404003],
    idempotencyKey: true,
    body: LiveLessonOf,
    data: Reserved,
  },
} as const satisfies Record<string, Endpoint>
