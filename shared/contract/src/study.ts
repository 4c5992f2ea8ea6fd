import { type Static, Type as T } from '@sinclair/typebox'
import { AgreementState } from './agreement.ts'
import { CourseCard } from './course-card.ts'
import { GroupOrder } from './group.ts'
import { maxReportRanges, type PlayedRange } from './played-ranges.ts'
import { Empty, type Endpoint, Id, IdOrEmpty, PageOf, PageQuery, Seconds } from './schema.ts'

/** The page load in which the learner studies now: one of all tabs and devices. */
export const StudyPlace = T.Object({
  /** The `session_id` of its reports. @example 6c1f0f0e-page */
  session_id: T.String(),
  /** Server time in seconds, with milliseconds as a fraction, at which it took the place. The page load that took it last has it. */
  since: T.Number({ minimum: 0 }),
})
export type StudyPlace = Static<typeof StudyPlace>

/** The same recording on another server. */
const LessonLine = T.Object({
  /** Its name. @example 线路一 */
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

/** What the player needs for one lesson. */
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
  /** Address of the picture before it plays; empty: none. @example /media/covers/1.webp */
  poster: T.String(),
  /** Seconds. @example 2700 */
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
  /** Where the learner studies now; null: nowhere, and for a visitor. @example null */
  place: T.Optional(T.Union([StudyPlace, T.Null()])),
})
export type LessonPlay = Static<typeof LessonPlay>

/** Seconds of one lesson. No lesson is longer than a day. */
const LessonSeconds = T.Number({ minimum: 0, maximum: 86_400 })

/** Start and end of a played part. */
const Range = T.Unsafe<PlayedRange>(T.Array(LessonSeconds, { minItems: 2, maxItems: 2 }))

/** What a learner has played (docs/product/courses.md#study-progress). */
export const StudyReport = T.Object({
  course_id: Id,
  section_id: Id,
  /** A new one for each page load. @example 6c1f0f0e-page */
  session_id: T.String({ minLength: 8, maxLength: 64 }),
  /** Counts the reports of a session, from 1. @example 1 */
  seq: T.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** The position in the lesson. */
  position: LessonSeconds,
  /** Seconds of the lesson, as the player knows them. @example 2700 */
  duration: LessonSeconds,
  /**
   * The parts played since the last acknowledged report, without skipped ones. Older releases leave it out: then `played` seconds up to
   * `position` count as played.
   */
  ranges: T.Optional(T.Unsafe<readonly PlayedRange[]>(T.Array(Range, { maxItems: maxReportRanges }))),
  /** Seconds: the sum of `ranges`. 10 minutes of a lesson at double speed are 10 minutes. */
  played: LessonSeconds,
  /** Seconds of the learner’s own time: the same 10 minutes are 5. Older releases leave it out: then it counts as `played`. */
  spent: T.Optional(LessonSeconds),
  /**
   * Seconds of the lesson that no line has, as the player has found and skipped. They do not count as played, and the lesson is finished
   * without them.
   */
  missing: T.Optional(LessonSeconds),
  /** Server time at which it was made. Older releases leave it out: such a report never replaces a position of a report that has it. */
  made_at: T.Optional(Seconds),
  /** When this page load took the place, as in `StudyPlace`. Without it the report neither takes nor gives up the place. */
  place_since: T.Optional(T.Number({ minimum: 0, maximum: 9_999_999_999 })),
  /** The lesson plays on after this report. False gives the place up. */
  playing: T.Optional(T.Boolean()),
})
export type StudyReport = Static<typeof StudyReport>

/** How far a learner is in a lesson. */
export const LessonProgress = T.Object({
  section_id: Id,
  /** The second at which it goes on. @example 120 */
  position: T.Number({ minimum: 0 }),
  /** Seconds of the lesson. @example 2700 */
  duration: T.Number({ minimum: 0 }),
  /** Seconds of the lesson that were played, each counted once. @example 120 */
  played: T.Number({ minimum: 0 }),
  /** The parts that were played, in order and without overlaps. Older servers leave them out. @example [[0,120]] */
  ranges: T.Optional(T.Array(Range)),
  /** True once 90 % of the lesson were played. */
  finished: T.Boolean(),
  updated_at: Seconds,
})
export type LessonProgress = Static<typeof LessonProgress>

/** A course that the learner has. */
export const MyCourse = T.Object({
  course: CourseCard,
  /** When the learner got it. */
  bought_at: Seconds,
  /** Lessons that are finished, live ones too. @example 3 */
  finished_count: T.Integer({ minimum: 0 }),
  /** The played percent of the time of all lessons that can be played, 0 to 100. A finished lesson counts fully. @example 12 */
  progress: T.Integer({ minimum: 0, maximum: 100 }),
  /** The lesson that was studied last; empty before the first one. @example 2001 */
  last_section_id: IdOrEmpty,
  /** Its name; empty before the first lesson. @example 函数与导数 */
  last_section_title: T.String(),
  /** The second at which it goes on. @example 120 */
  last_position: T.Number({ minimum: 0 }),
  /** When the learner last studied the course; 0: never. */
  last_studied_at: Seconds,
  /** When the course ends or has ended; 0: never. An older server does not send it. */
  expires_at: T.Optional(Seconds),
  /** It has ended, or ends within 30 days (docs/product/personal.md#renewals). An older server does not send it. */
  renewable: T.Optional(T.Boolean()),
  /** The learner has hidden it. An older server does not send it. */
  hidden: T.Optional(T.Boolean()),
  /** Of its study agreement; without one, and from an older server, it is missing. */
  agreement_state: T.Optional(AgreementState),
})
export type MyCourse = Static<typeof MyCourse>

/** A tab of my courses: not finished, finished, over, hidden (docs/product/personal.md#my-courses). */
export const CourseTab = T.Union([T.Literal('studying'), T.Literal('finished'), T.Literal('expired'), T.Literal('hidden')])
export type CourseTab = Static<typeof CourseTab>

const Count = T.Integer({ minimum: 0 })

/** A course that is closed because its group failed. */
export const FailedGroup = T.Composite([GroupOrder, T.Object({ course: CourseCard })])
export type FailedGroup = Static<typeof FailedGroup>

export const studyEndpoints = {
  /**
   * The checks go in this order: 404001 and 404003, 403003, 403040, 409004. A trial needs neither the course nor its agreement. `position`
   * is 0 where fewer than 10 seconds are left.
   */
  'GET /v1/video/play': {
    summary: 'What the player needs for one lesson; 403003 when the course must be bought first, 403040 when its agreement must be signed first',
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
    summary: 'Report study progress; each pair of session_id and seq counts once, and the answer says where the learner studies now',
    session: 'required',
    refusals: [403003, 403040, 404001, 404003, 409004],
    idempotencyKey: true,
    body: StudyReport,
    data: T.Object({
      /** Null: nowhere. An older server does not send it. */
      place: T.Optional(T.Union([StudyPlace, T.Null()])),
    }),
  },
  /** Only lessons of which something was played, also after the course has ended. A learner who has played nothing gets an empty list. */
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
      /** Only those of this tab. */
      tab: T.Optional(CourseTab),
      /** A part of the course name. */
      keyword: T.Optional(T.String({ minLength: 1, maxLength: 50 })),
    }),
    data: T.Composite([
      PageOf(MyCourse),
      T.Object({
        /** The courses of each tab, whatever the keyword. An older server does not send them. */
        counts: T.Optional(
          T.Object({
            /** Those that can be studied and are not finished. @example 1 */
            studying: Count,
            /** Those of which every lesson is finished but live ones that are over, and at least one is. */
            finished: Count,
            expired: Count,
            /** Those that the learner has hidden. */
            hidden: Count,
          }),
        ),
        /** Of the last 30 days, newest first, without courses that the caller owns now. An older server does not send it. @example [] */
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
