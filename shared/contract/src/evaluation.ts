import { type Static, Type as T } from '@sinclair/typebox'
import { Picture } from './picture.ts'
import { type Endpoint, Id, PageOf, PageQuery, Seconds } from './schema.ts'

/** A tag that describes a course, such as 讲解清晰. */
export const EvaluateTag = T.Object({ id: Id, name: T.String() })
export type EvaluateTag = Static<typeof EvaluateTag>

/** A learner's evaluation of a course. */
export const Evaluation = T.Object({
  id: Id,
  /** The masked name of the learner. @example 小** */
  nickname: T.String(),
  avatar: T.String(),
  score: T.Integer({ minimum: 1, maximum: 5 }),
  /** The text of the evaluation; empty: only a score. @example 讲得很清楚 */
  text: T.String(),
  tags: T.Array(EvaluateTag),
  /** The learner's pictures. An older server does not send the field. */
  pictures: T.Optional(T.Array(Picture)),
  created_at: Seconds,
  /** The operator's answer; empty: none. @example "" */
  reply: T.String(),
})
export type Evaluation = Static<typeof Evaluation>

export const evaluationEndpoints = {
  'GET /v1/evaluate/tags': {
    summary: 'Every tag that an evaluation can have',
    session: 'none',
    data: T.Object({ list: T.Array(EvaluateTag) }),
  },
  'GET /v1/course/evaluation/list': {
    summary: 'Evaluations of a course, newest first, optionally of one tag; `tags` counts those of every tag',
    session: 'none',
    refusals: [404001],
    query: T.Object({
      course_id: Id,
      /** Only evaluations with the tag. */
      tag_id: T.Optional(Id),
      ...PageQuery,
    }),
    data: T.Composite([
      PageOf(Evaluation),
      T.Object({
        /** The tags that evaluations of the course have, the most frequent first. */
        tags: T.Array(
          T.Composite([
            EvaluateTag,
            T.Object({
              /** The number of evaluations with the tag. @example 12 */
              count: T.Integer({ minimum: 1 }),
            }),
          ]),
        ),
      }),
    ]),
  },
} as const satisfies Record<string, Endpoint>
