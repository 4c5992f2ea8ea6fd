import { type Static, Type as T } from '@sinclair/typebox'
import { Lesson } from './course.ts'
import { CourseCard } from './course-card.ts'
import { Day, type Endpoint, Seconds } from './schema.ts'

/** A month in Beijing. @example 2026-11 */
const Month = T.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })

/** A live lesson of the learner (docs/product/personal.md#live-calendar). */
export const CalendarLesson = T.Composite([
  Lesson,
  T.Object({
    course: T.Pick(CourseCard, ['id', 'title', 'cover', 'teacher_name']),
    /** The planned end, or the actual end of a lesson that was ended early. */
    ends_at: Seconds,
    /** Whether the learner owns the course. False: the lesson is only reserved. */
    owned: T.Boolean(),
    /** For a recurring lesson, which has a row for each start: the start that can be entered and reserved. */
    current_start: T.Optional(Seconds),
  }),
])
export type CalendarLesson = Static<typeof CalendarLesson>

/** A day with live lessons. */
export const CalendarDay = T.Object({
  date: Day,
  /** The number of lessons that start on the day. @example 2 */
  count: T.Integer({ minimum: 1 }),
})
export type CalendarDay = Static<typeof CalendarDay>

/** The address for subscriptions by calendar apps. */
export const CalendarFeed = T.Object({
  /** A path on the origin of the API, with a secret; empty: no address yet. @example /calendar/feed/5f0c.ics */
  path: T.String(),
  /** When the address was made; 0: no address yet. */
  created_at: Seconds,
})
export type CalendarFeed = Static<typeof CalendarFeed>

export const liveCalendarEndpoints = {
  'GET /v1/user/live/calendar': {
    summary: 'The number of the learner’s live lessons on each day of the six weeks around a month (this one by default), and in the month itself',
    session: 'required',
    query: T.Object({ month: T.Optional(Month) }),
    data: T.Object({
      month: Month,
      /** The days with live lessons. */
      days: T.Array(CalendarDay),
      /** The number of lessons that start in the month. @example 2 */
      total: T.Integer({ minimum: 0 }),
    }),
  },
  'GET /v1/user/live/calendar/course': {
    summary: 'The learner’s live lessons that start on a day (today by default), or from it to `until`, at most 42 days, soonest first',
    session: 'required',
    query: T.Object({
      /** The first day; today without it. */
      day: T.Optional(Day),
      /** The last day, at most 41 days later; without it `day` alone. */
      until: T.Optional(Day),
    }),
    data: T.Object({
      /** The first day. */
      day: Day,
      /** The last day. */
      until: Day,
      list: T.Array(CalendarLesson),
    }),
  },
  'GET /v1/user/live/calendar/feed': {
    summary: 'The learner’s address to subscribe to the live calendar',
    session: 'required',
    data: CalendarFeed,
  },
  'POST /v1/user/live/calendar/feed': {
    summary: 'Make an address to subscribe to; the current address, `replaces`, stops working at once; 409067 when `replaces` is not the current address',
    session: 'required',
    refusals: [409067],
    idempotencyKey: true,
    body: T.Object({
      /** The `path` of the current address, which the page shows; empty: none yet. @example "" */
      replaces: T.String({ maxLength: 200 }),
    }),
    data: CalendarFeed,
  },
} as const satisfies Record<string, Endpoint>
