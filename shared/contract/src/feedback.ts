import { type Static, Type as T } from '@sinclair/typebox'
import { feedbackKind } from './constants.ts'
import { feedbackTextMaxLength, feedbackTextMinLength } from './limits.ts'
import { Picture, PictureIds } from './picture.ts'
import { type Endpoint, Id, NumberOf, PageOf, PageQuery, Seconds, StateOf } from './schema.ts'

export const FeedbackKind = NumberOf(feedbackKind)
export type FeedbackKind = Static<typeof FeedbackKind>

/** At least ten characters without spaces. @example 视频在第三节播放到一半会卡住 */
const FeedbackText = T.String({ minLength: feedbackTextMinLength, maxLength: feedbackTextMaxLength })

/** A learner's feedback with the answers (docs/product/personal.md#feedback). */
export const Feedback = T.Object({
  /** The id of the feedback. @example 21 */
  feedback_id: Id,
  /** The subject of the feedback. */
  kind: StateOf(feedbackKind),
  /** What the learner says. @example 视频在第三节播放到一半会卡住 */
  text: FeedbackText,
  pictures: T.Array(Picture),
  created_at: Seconds,
  /** The operator's answers, oldest first. */
  answers: T.Array(T.Object({
      /** The answer. @example 感谢您的反馈，我们已修复 */
      text: T.String({ minLength: 1 }),
      at: Seconds,
    })),
})
export type Feedback = Static<typeof Feedback>

export const feedbackEndpoints = {
  'GET /v1/user/feedback/list': {
    summary: "The caller's feedback with its answers, newest first",
    session: 'required',
    query: T.Object({ ...PageQuery }),
    data: PageOf(Feedback),
  },
  'POST /v1/user/feedback': {
    summary: 'Send a feedback; 400051 a picture is unknown, used or removed, 400053 the text is too short without its spaces',
    session: 'required',
    idempotencyKey: true,
    refusals: [400051, 400053],
    body: T.Object({
      /** The subject of the feedback. */
      kind: FeedbackKind,
      /** What the learner says. @example 视频在第三节播放到一半会卡住 */
      text: FeedbackText,
      picture_ids: PictureIds,
    }),
    data: Feedback,
  },
} as const satisfies Record<string, Endpoint>
