import { type Static, Type as T } from '@sinclair/typebox'
import { lessonType } from './constants.ts'
import { LiveState } from './course.ts'
import { CourseCard } from './course-card.ts'
import { Day, type Endpoint, Id, Seconds, StateOf } from './schema.ts'

/** The fields of a course in a timetable. */
const CourseName = T.Pick(CourseCard, ['id', 'title', 'teacher_name'])

/** The timetable of a course that the learner has (docs/product/personal.md#timetables). */
export const Timetable = T.Object({
  timetable_id: Id,
  course: CourseName,
  /** Whether the week table shows the lessons of the course. */
  enabled: T.Boolean(),
})
export type Timetable = Static<typeof Timetable>

/** A live lesson at one of its times. A recurring lesson has an entry for each time. */
export const TimetableLesson = T.Object({
  timetable_id: Id,
  course: CourseName,
  section_id: Id,
  title: T.String(),
  /** What a click on the lesson does. @example 2 */
  type: StateOf(lessonType),
  starts_at: Seconds,
  /** The planned end. */
  ends_at: Seconds,
  live_state: LiveState,
  live_room_id: T.String({ minLength: 1 }),
})
export type TimetableLesson = Static<typeof TimetableLesson>

export const timetableEndpoints = {
  'GET /v1/user/live/timetables': {
    summary: 'My live lessons of a week in Beijing, by start time, of all timetables, with those of the nights around it that may overlap them',
    session: 'required',
    query: T.Object({
      /** A day of the week; today by default. */
      week: T.Optional(Day),
    }),
    data: T.Object({
      /** Monday, 00:00 in Beijing. @example 1795363200 */
      starts_at: Seconds,
      list: T.Array(TimetableLesson),
    }),
  },
  'GET /v1/user/timetables': {
    summary: 'My timetables, one for each course with planned live lessons',
    session: 'required',
    data: T.Object({ list: T.Array(Timetable) }),
  },
  'PUT /v1/user/timetables/switch': {
    summary: 'Switch a timetable on or off; repeating it changes nothing',
    session: 'required',
    refusals: [404070],
    idempotencyKey: true,
    body: T.Object({ timetable_id: Id, enabled: T.Boolean() }),
    data: T.Object({ timetable_id: Id, enabled: T.Boolean() }),
  },
} as const satisfies Record<string, Endpoint>
