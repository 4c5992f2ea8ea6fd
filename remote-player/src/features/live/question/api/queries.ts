import { api } from '@xhkt/platform/api'
import type { LiveQuestion } from '@xhkt/contract'

export interface Answer {
  liveRoomId: string
  questionId: string
  option: number
}

/** Sends the learner's answer. Answers the result so far. The card shows a refusal itself. */
export const sendAnswer = ({ liveRoomId, questionId, option }: Answer, idempotencyKey: string): Promise<LiveQuestion> =>
  api.post(
    '/v1/live/room/answer',
    { live_room_id: liveRoomId, question_id: questionId, option },
    { idempotencyKey, toast: false, changes: false },
  )
