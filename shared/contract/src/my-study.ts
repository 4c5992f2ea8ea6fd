import { type Static, Type as T } from '@sinclair/typebox'
import { UserTag } from './account.ts'
import { type Endpoint, Id } from './schema.ts'

/** Study time in seconds. */
const StudySeconds = T.Integer({ minimum: 0 })

/** The study time of one day in Beijing. */
export const StudyDay = T.Object({
  /** `2026-11-25`. */
  date: T.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
  spent: StudySeconds,
})
export type StudyDay = Static<typeof StudyDay>

/** docs/product/personal.md#study-time */
export const StudyData = T.Object({
  today: StudySeconds,
  /** Of all days, also those before `days`. */
  total: StudySeconds,
  /** Days on which the learner has studied, of all days. */
  studied_days: T.Integer({ minimum: 0 }),
  /** The last 28 days, today last; days without study are 0. */
  days: T.Array(StudyDay),
})
export type StudyData = Static<typeof StudyData>

const Choice = T.Object({ id: Id, name: T.String({ minLength: 1 }) })

/** An exam with the goals that it can be studied for. */
export const Exam = T.Composite([Choice, T.Object({ goals: T.Array(Choice) })])
export type Exam = Static<typeof Exam>

const Year = T.Integer({ minimum: 2000, maximum: 2100 })

/** What the learner studies for (docs/product/personal.md#study-target). */
export const StudyTarget = T.Object({ exam: Choice, goal: Choice, year: Year, level: Choice })
export type StudyTarget = Static<typeof StudyTarget>

export const myStudyEndpoints = {
  'GET /v1/user/study/data': { summary: 'My study time: today, in all, and by day', session: 'required', data: StudyData },
  'GET /v1/user/study/target': {
    summary: 'The exams with their goals, and the study target that the caller has chosen',
    session: 'required',
    data: T.Object({
      exams: T.Array(Exam),
      /** Null: none yet. */
      chosen: T.Union([StudyTarget, T.Null()]),
    }),
  },
  'GET /v1/school/year/level': {
    summary: 'The years of an exam, the next one first, and the levels of education that it is open to',
    session: 'required',
    refusals: [409032],
    query: T.Object({ exam_id: Id }),
    data: T.Object({ years: T.Array(Year), levels: T.Array(Choice) }),
  },
  'POST /v1/user/tags': {
    summary: 'Save the study target, which becomes the tag of the user; 409032 when a part of it cannot be chosen any more',
    session: 'required',
    refusals: [409032],
    body: T.Object({ exam_id: Id, goal_id: Id, year: Year, level_id: Id }),
    data: T.Object({ chosen: StudyTarget, tag: UserTag }),
  },
} as const satisfies Record<string, Endpoint>
