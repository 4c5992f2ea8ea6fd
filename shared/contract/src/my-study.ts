import { type Static, Type as T } from '@sinclair/typebox'
import { UserTag } from './account.ts'
import { type Endpoint, Id } from './schema.ts'

/** Study time in seconds. */
const StudySeconds = T.Integer({ minimum: 0 })

/** The study time of one day in Beijing. */
export const StudyDay = T.Object({
  /** The day in Beijing. @example 2026-11-28 */
  date: T.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
  /** Seconds of study in the learner's own time. @example 1800 */
  spent: StudySeconds,
})
export type StudyDay = Static<typeof StudyDay>

/** The study time of the learner (docs/product/personal.md#study-time). */
export const StudyData = T.Object({
  /** The study time of today in Beijing. @example 1800 */
  today: StudySeconds,
  /** The study time of all days, those before `days` included. @example 36000 */
  total: StudySeconds,
  /** The number of days on which the learner has studied. @example 12 */
  studied_days: T.Integer({ minimum: 0 }),
  /** The last 28 days, today last. Days without study have 0 seconds. */
  days: T.Array(StudyDay),
})
export type StudyData = Static<typeof StudyData>

/** A choice of a list. */
const Choice = T.Object({ id: Id, name: T.String({ minLength: 1 }) })

/** An exam with the goals for which learners take it. */
export const Exam = T.Composite([Choice, T.Object({
    /** The goals for which the exam is taken. */
    goals: T.Array(Choice),
  }),
])
export type Exam = Static<typeof Exam>

const Year = T.Integer({ minimum: 2000, maximum: 2100 })

/** The learner's study target (docs/product/personal.md#study-target). */
export const StudyTarget = T.Object({
  /** The exam. @example {"id":"1","name":"高考"} */
  exam: Choice,
  /** The goal of the exam. @example {"id":"1","name":"一本"} */
  goal: Choice,
  year: Year,
  /** The level of education. @example {"id":"1","name":"高三"} */
  level: Choice,
})
export type StudyTarget = Static<typeof StudyTarget>

export const myStudyEndpoints = {
  'GET /v1/user/study/data': { summary: 'My study time: today, in all, and by day', session: 'required', data: StudyData },
  'GET /v1/user/study/target': {
    summary: 'The exams with their goals, and the study target that the caller has chosen',
    session: 'required',
    data: T.Object({
      /** The exams to choose from. */
      exams: T.Array(Exam),
      /** The chosen study target; null: none yet. */
      chosen: T.Union([StudyTarget, T.Null()]),
    }),
  },
  'GET /v1/school/year/level': {
    summary: 'The years of an exam, the next one first, and the levels of education that it is open to',
    session: 'required',
    refusals: [409032],
    query: T.Object({ exam_id: Id }),
    data: T.Object({
      /** The years of the exam, the next year first. @example [2027,2028] */
      years: T.Array(Year),
      /** The levels of education. */
      levels: T.Array(Choice),
    }),
  },
  'POST /v1/user/tags': {
    summary: 'Save the study target, which becomes the tag of the user; 409032 when a part of it cannot be chosen any more',
    session: 'required',
    refusals: [409032],
    body: T.Object({
      exam_id: Id,
      /** One of the goals of the exam. @example 1 */
      goal_id: Id,
      year: Year,
      /** One of the levels of the exam. @example 1 */
      level_id: Id,
    }),
    data: T.Object({ chosen: StudyTarget, tag: UserTag }),
  },
} as const satisfies Record<string, Endpoint>
