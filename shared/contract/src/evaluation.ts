import { type Static, Type as T } from '@sinclair/typebox'
import { type Endpoint, Id, PageOf, PageQuery, Seconds } from './schema.ts'

export const EvaluateTag = T.Object({ id: Id, name: T.String() })
export type EvaluateTag = Static<typeof EvaluateTag>

/** What a learner said of a course. */
export const Evaluation = T.Object({
  id: Id,
  /** Masked. */
  nickname: T.String(),
  avatar: T.String(),
  score: T.Integer({ minimum: 1, maximum: 5 }),
  /** May be empty: only a score. */
  text: T.String(),
  tags: T.Array(EvaluateTag),
  created_at: Seconds,
  /** The operator's answer, else empty. */
  reply: T.String(),
})
export type Evaluation = Static<typeof Evaluation>

export const evaluationEndpoints = {
  'GET /v1/evaluate/tags': {
    summary: 'Every tag that an evaluation can carry',
    session: 'none',
    data: T.Object({ list: T.Array(EvaluateTag) }),
  },
  'GET /v1/course/evaluation/list': {
    summary: 'Evaluations of a course, newest first, of one tag if asked; `tags` counts all of them, whatever tag was asked for',
    session: 'none',
    query: T.Object({ course_id: Id, tag_id: T.Optional(Id), ...PageQuery }),
    data: T.Composite([
      PageOf(Evaluation),
      T.Object({ tags: T.Array(T.Composite([EvaluateTag, T.Object({ count: T.Integer({ minimum: 1 }) })])) }),
    ]),
  },
} as const satisfies Record<string, Endpoint>
