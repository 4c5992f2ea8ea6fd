import { type Static, Type as T } from '@sinclair/typebox'
import { AgreementState } from './agreement.ts'
import { CourseCard } from './course.ts'
import { GroupOrder } from './group.ts'
import { maxReportRanges, type PlayedRange } from './played-ranges.ts'
import { Empty, type Endpoint, Id, PageOf, PageQuery, Seconds } from './schema.ts'

/** The page load in which the learner studies now: one of all tabs and devices. */
export const StudyPlace = T.Object({
  session_id: T.String(),
  /** Server time in seconds, with milliseconds, at which it took the place. The page load that took it last has it. */
  since: T.Number({ minimum: 0 }),
})
export type StudyPlace = Static<typeof StudyPlace>

/** What the player needs for one lesson. */
export const LessonPlay = T.Object({
  course_id: Id,
  section_id: Id,
  course_title: T.String(),
  title: T.String(),
  /** Address of an HLS playlist: a master playlist with all qualities, or a media playlist with a single one. */
  url: T.String(),
  poster: T.String(),
  /** Seconds. */
  duration: T.Integer(),
  /** The position to resume at, in seconds; 0 for a visitor. */
  position: T.Number({ minimum: 0 }),
  /** Addresses of the same playlist on other servers, for a learner whose line is slow. The first one is `url`. */
  lines: T.Optional(T.Array(T.Object({ name: T.String(), url: T.String() }))),
  /** WebVTT files. `lang` is a BCP 47 tag. */
  captions: T.Optional(T.Array(T.Object({ lang: T.String(), label: T.String(), url: T.String() }))),
  /** A WebVTT file whose cues are addresses of pictures, relative to the file, with `#xywh=x,y,width,height`; empty: none. */
  thumbnails: T.Optional(T.String()),
  /** A WebVTT file whose cues are titles of chapters; empty: none. */
  chapters: T.Optional(T.String()),
  /** Where the learner studies now; null: nowhere, and for a visitor. */
  place: T.Optional(T.Union([StudyPlace, T.Null()])),
})
export type LessonPlay = Static<typeof LessonPlay>

/** Seconds of one lesson. No lesson is longer than a day. */
const LessonSeconds = T.Number({ minimum: 0, maximum: 86_400 })

/** Start and end of a played part. */
const Range = T.Unsafe<PlayedRange>(T.Array(LessonSeconds, { minItems: 2, maxItems: 2 }))

/** docs/product/courses.md#study-progress */
export const StudyReport = T.Object({
  course_id: Id,
  section_id: Id,
  /** A new one for each page load. */
  session_id: T.String({ minLength: 8, maxLength: 64 }),
  seq: T.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** The position in the lesson. */
  position: LessonSeconds,
  duration: LessonSeconds,
  /**
   * The parts played since the last acknowledged report, without skipped ones. Older releases leave it out: then `played` seconds up to
   * `position` count as played.
   */
  ranges: T.Optional(T.Array(Range, { maxItems: maxReportRanges })),
  /** The sum of `ranges`: 10 minutes of a lesson at double speed are 10 minutes. */
  played: LessonSeconds,
  /** Seconds of the learner’s own time: the same 10 minutes are 5. Older releases leave it out: then it counts as `played`. */
  spent: T.Optional(LessonSeconds),
  /** Server time at which it was made. Older releases leave it out: such a report never replaces a position of a report that has it. */
  made_at: T.Optional(Seconds),
  /** When this page load took the place, as in `StudyPlace`. Without it the report neither takes nor gives up the place. */
  place_since: T.Optional(T.Number({ minimum: 0, maximum: 9_999_999_999 })),
  /** The lesson plays on after this report. False gives the place up. */
  playing: T.Optional(T.Boolean()),
})
export type StudyReport = Static<typeof StudyReport>

export const LessonProgress = T.Object({
  section_id: Id,
  position: T.Number(),
  duration: T.Number(),
  /** Seconds of the lesson that were played, each counted once. */
  played: T.Number(),
  /** The parts that were played, in order and without overlaps. Older servers leave them out. */
  ranges: T.Optional(T.Array(Range)),
  /** True once 90 % of the lesson were played. */
  finished: T.Boolean(),
  updated_at: Seconds,
})
export type LessonProgress = Static<typeof LessonProgress>

export const MyCourse = T.Object({
  course: CourseCard,
  bought_at: Seconds,
  finished_count: T.Integer(),
  /** The played percent of the course’s duration, 0 to 100. A finished lesson counts fully. */
  progress: T.Integer({ minimum: 0, maximum: 100 }),
  /** The lesson to continue with; `last_section_id` and `last_section_title` are empty before the first lesson. */
  last_section_id: T.String(),
  last_section_title: T.String(),
  last_position: T.Number(),
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

/** A tab of my courses (docs/product/personal.md#my-courses). */
export const CourseTab = T.Union([T.Literal('studying'), T.Literal('finished'), T.Literal('expired'), T.Literal('hidden')])
export type CourseTab = Static<typeof CourseTab>

/** A course that is closed because its group failed. */
export const FailedGroup = T.Composite([GroupOrder, T.Object({ course: CourseCard })])
export type FailedGroup = Static<typeof FailedGroup>

export const studyEndpoints = {
  'GET /v1/video/play': {
    summary: 'What the player needs for one lesson; 403003 when the course must be bought first, 403040 when its agreement must be signed first',
    session: 'optional',
    refusals: [403003, 403040, 404001, 404003, 409004],
    query: T.Object({ course_id: Id, section_id: Id }),
    data: LessonPlay,
  },
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
  'GET /v1/user/study/section': {
    summary: 'Progress of each lesson of a course',
    session: 'required',
    refusals: [404001],
    query: T.Object({ course_id: Id }),
    data: T.Object({ list: T.Array(LessonProgress) }),
  },
  'GET /v1/user/course/list': {
    summary: 'My courses, last studied first. Without a tab: those that can be studied and are not hidden',
    session: 'required',
    query: T.Object({
      ...PageQuery,
      tab: T.Optional(CourseTab),
      /** A part of the course name. */
      keyword: T.Optional(T.String({ minLength: 1, maxLength: 50 })),
    }),
    data: T.Composite([
      PageOf(MyCourse),
      T.Object({
        /** The courses of each tab, whatever the keyword. An older server does not send them. */
        counts: T.Optional(T.Record(CourseTab, T.Integer({ minimum: 0 }))),
        /** Of the last 30 days, newest first, without courses that the caller owns now. An older server does not send it. */
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
