import { type Static, Type as T } from '@sinclair/typebox'
import { AgreementState } from './agreement.ts'
import { CourseCard } from './course-card.ts'
import { GroupOrder } from './group.ts'
import { maxReportRanges, type PlayedRange } from './played-ranges.ts'
import { Empty, type Endpoint, Id, IdOrEmpty, PageOf, PageQuery, Seconds } from './schema.ts'

/** The study place: the only page load, among all tabs and devices of a learner, that may play a lesson. */
export const StudyPlace = T.Object({
  /** The `session_id` of the page load's reports. @example 6c1f0f0e-page */
  session_id: T.String(),
  /** Server time at which the page load took the place, in seconds with milliseconds as a fraction. The latest page load has the place. */
  since: T.Number({ minimum: 0 }),
})
export type StudyPlace = Static<typeof StudyPlace>

/** The same recording on another server. */
const LessonLine = T.Object({
  /** The name of the server for the learner. @example 线路一 */
  name: T.String(),
  url: T.String(),
})

/** A WebVTT or SubRip file with captions, in UTF-8, UTF-16 or GBK. */
const Caption = T.Object({
  /** A BCP 47 tag. @example zh-CN */
  lang: T.String(),
  /** The language for the learner. @example 中文 */
  label: T.String(),
  /** Address of the file. @example /media/lessons/1/zh.vtt */
  url: T.String(),
})

/** The data that the player needs for one lesson. */
export const LessonPlay = T.Object({
  course_id: Id,
  section_id: Id,
  course_title: T.String(),
  title: T.String(),
  /**
   * Address of an HLS playlist (a master playlist with all qualities, or a media playlist with a single one), or of one file that a browser
   * plays by byte ranges, such as an MP4 or MP3. An ending, `.m3u8` or `.mp4`, saves a request for the type.
   */
  url: T.String(),
  /** Address of the picture shown before the lesson plays; empty: none. @example /media/covers/1.webp */
  poster: T.String(),
  /** The length of the lesson in seconds. @example 2700 */
  duration: T.Integer({ minimum: 0 }),
  /** The position to resume at, in seconds; 0 for a visitor. @example 0 */
  position: T.Number({ minimum: 0 }),
  /** Addresses of the same recording on other servers, for a learner whose line is slow. The first one is `url`. */
  lines: T.Optional(T.Array(LessonLine)),
  /** The captions. @example [] */
  captions: T.Optional(T.Array(Caption)),
  /** A WebVTT file whose cues are addresses of pictures, relative to the file, with `#xywh=x,y,width,height`; empty: none. @example "" */
  thumbnails: T.Optional(T.String()),
  /** A WebVTT file whose cues are titles of chapters; empty: none. @example "" */
  chapters: T.Optional(T.String()),
  /** The learner's study place; null: none, and for a visitor. @example null */
  place: T.Optional(T.Union([StudyPlace, T.Null()])),
})
export type LessonPlay = Static<typeof LessonPlay>

/** Seconds of one lesson. No lesson is longer than a day. */
const LessonSeconds = T.Number({ minimum: 0, maximum: 86_400 })

/** Start and end of a played range. */
const Range = T.Unsafe<PlayedRange>(T.Array(LessonSeconds, { minItems: 2, maxItems: 2 }))

/** A report of the ranges that a learner has played (docs/product/courses.md#study-progress). */
export const StudyReport = T.Object({
  course_id: Id,
  section_id: Id,
  /** The id of the page load: each has a new id. @example 6c1f0f0e-page */
  session_id: T.String({ minLength: 8, maxLength: 64 }),
  /** Counts the reports of a session, from 1. @example 1 */
  seq: T.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** The position in the lesson. */
  position: LessonSeconds,
  /** Seconds of the lesson, as the player knows them. @example 2700 */
  duration: LessonSeconds,
  /**
   * The ranges played since the last acknowledged report. Older releases do not send the field: then the `played` seconds up to `position`
   * count as played.
   */
  ranges: T.Optional(T.Unsafe<readonly PlayedRange[]>(T.Array(Range, { maxItems: maxReportRanges }))),
  /** Seconds: the sum of `ranges`. 10 minutes of a lesson at double speed are 10 minutes. */
  played: LessonSeconds,
  /** Seconds of the learner’s own time: the same 10 minutes are 5. Older releases do not send the field: then `played` counts instead. */
  spent: T.Optional(LessonSeconds),
  /**
   * Seconds of the lesson that the player has skipped because no server has them. They do not count as played, and the lesson can be
   * finished without them.
   */
  missing: T.Optional(LessonSeconds),
  /** Server time of the report. Older releases do not send the field: such a report never replaces the position of a report with a time. */
  made_at: T.Optional(Seconds),
  /** When the page load took the place, as in `StudyPlace`. A report without the field neither takes nor gives up the place. */
  place_since: T.Optional(T.Number({ minimum: 0, maximum: 9_999_999_999 })),
  /** Whether the lesson plays on after the report. False gives the place up. */
  playing: T.Optional(T.Boolean()),
})
export type StudyReport = Static<typeof StudyReport>

/** A learner's progress in a lesson. */
export const LessonProgress = T.Object({
  section_id: Id,
  /** The second at which the lesson resumes. @example 120 */
  position: T.Number({ minimum: 0 }),
  /** Seconds of the lesson. @example 2700 */
  duration: T.Number({ minimum: 0 }),
  /** Seconds of the lesson that were played, each counted once. @example 120 */
  played: T.Number({ minimum: 0 }),
  /** The played ranges, in order and without overlaps. An older server does not send the field. @example [[0,120]] */
  ranges: T.Optional(T.Array(Range)),
  /** Whether 90 % of the lesson have been played. */
  finished: T.Boolean(),
  updated_at: Seconds,
})
export type LessonProgress = Static<typeof LessonProgress>

/** A course that the learner owns or owned. */
export const MyCourse = T.Object({
  course: CourseCard,
  /** When the learner got the course. */
  bought_at: Seconds,
  /** The number of finished lessons, live lessons included. @example 3 */
  finished_count: T.Integer({ minimum: 0 }),
  /** The played share of all playable lessons, in percent of their time. A finished lesson counts fully. @example 12 */
  progress: T.Integer({ minimum: 0, maximum: 100 }),
  /** The lesson that was studied last; empty before the first lesson. @example 2001 */
  last_section_id: IdOrEmpty,
  /** The name of the lesson that was studied last; empty before the first lesson. @example 函数与导数 */
  last_section_title: T.String(),
  /** The second at which that lesson resumes; 0: at its start, or a live lesson without a playback. @example 120 */
  last_position: T.Number({ minimum: 0 }),
  /** When the learner last studied the course; 0: never. */
  last_studied_at: Seconds,
  /** When the course ends or has ended; 0: never. An older server does not send the field. */
  expires_at: T.Optional(Seconds),
  /** Whether the course has ended, or ends within 30 days (docs/product/personal.md#renewals). An older server does not send the field. */
  renewable: T.Optional(T.Boolean()),
  /** Whether the learner has hidden the course. An older server does not send the field. */
  hidden: T.Optional(T.Boolean()),
  /** The state of the course's study agreement; absent without an agreement, and from an older server. */
  agreement_state: T.Optional(AgreementState),
})
export type MyCourse = Static<typeof MyCourse>

/** A tab of my courses: not finished, finished, expired, hidden (docs/product/personal.md#my-courses). */
export const CourseTab = T.Union([T.Literal('studying'), T.Literal('finished'), T.Literal('expired'), T.Literal('hidden')])
export type CourseTab = Static<typeof CourseTab>

const Count = T.Integer({ minimum: 0 })

/** An order whose group failed, so that its course is closed. */
export const FailedGroup = T.Composite([GroupOrder, T.Object({ course: CourseCard })])
export type FailedGroup = Static<typeof FailedGroup>

export const studyEndpoints = {
  /**
   * The server checks in this order: 404001 and 404003, 403003, 403040, 409004. A trial needs neither course nor agreement. `position`
   * is 0 where fewer than 10 seconds are left.
   */
  'GET /v1/video/play': {
    summary: 'The data that the player needs for one lesson; 403003 when the course must be bought first, 403040 when its agreement must be signed first',
    session: 'optional',
    refusals: [403003, 403040, 404001, 404003, 409004],
    query: T.Object({ course_id: Id, section_id: Id }),
    data: LessonPlay,
  },
  /**
   * A trial counts for every learner, and needs no course. A live lesson reports too, from its start on: seconds since the start, of its
   * planned length. Before its start, and for a lesson that cannot be played, the answer is 409004. The server's own length of the lesson
   * counts, where it knows one. A pair of `session_id` and `seq` that came before is answered, and counts nothing. `place` of the answer
   * names the page load that has the place after this report. A report without `place_since`, or with an older one than that of the place,
   * does not take it. A page load that has not reported for 60 s loses it.
   */
  'POST /v1/video/study/report': {
    summary: 'Report study progress; each pair of session_id and seq counts once, and the answer has the study place',
    session: 'required',
    refusals: [403003, 403040, 404001, 404003, 409004],
    idempotencyKey: true,
    body: StudyReport,
    data: T.Object({
      /** The study place after the report; null: none. An older server does not send the field. */
      place: T.Optional(T.Union([StudyPlace, T.Null()])),
    }),
  },
  /** Lists only lessons of which a part was played, also after the course has ended. */
  'GET /v1/user/study/section': {
    summary: 'Progress of each lesson of a course',
    session: 'required',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(LessonProgress) }),
  },
  /**
   * Courses with an `enrolment` (see `GET /v1/course/detail`): none whose refund is open. Each is in one tab: `hidden`, else `expired`,
   * else `finished`, else `studying`.
   */
  'GET /v1/user/course/list': {
    summary: 'My courses, last studied first. Without a tab: those that can be studied and are not hidden',
    session: 'required',
    query: T.Object({
      ...PageQuery,
      /** Only courses of the tab. */
      tab: T.Optional(CourseTab),
      /** A part of the course name. */
      keyword: T.Optional(T.String({ minLength: 1, maxLength: 50 })),
    }),
    data: T.Composite([
      PageOf(MyCourse),
      T.Object({
        /** The number of courses in each tab, whatever the keyword. An older server does not send the field. */
        counts: T.Optional(
          T.Object({
            /** Courses that can be studied and are not finished. @example 1 */
            studying: Count,
            /** Courses with at least one finished lesson and no unfinished one. Live lessons that are over do not count. */
            finished: Count,
            expired: Count,
            /** Courses that the learner has hidden. */
            hidden: Count,
          }),
        ),
        /** Failed groups of the last 30 days, newest first, without owned courses. An older server does not send the field. @example [] */
        failed_groups: T.Optional(T.Array(FailedGroup)),
      }),
    ]),
  },
  'POST /v1/user/course/hide': {
    summary: 'Hide a course of mine from the other tabs; 409033 when the caller does not have it',
    session: 'required',
    refusals: [404001, 409033],
    idempotencyKey: true,
    body: T.Object({ course_id: Id }),
    data: Empty,
  },
  'POST /v1/user/course/show': {
    summary: 'Show a hidden course again; 409033 when the caller does not have it',
    session: 'required',
    refusals: [404001, 409033],
    idempotencyKey: true,
    body: T.Object({ course_id: Id }),
    data: Empty,
  },
} as const satisfies Record<string, Endpoint>
