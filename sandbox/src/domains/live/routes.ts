import type { User } from '../../core/user.ts'
import type { Context } from '../../core/context.ts'
import { messagesBetween } from './messages.ts'
import { answerQuestion } from './questions.ts'
import { chatUserId, liveRoomView, liveUpdates, requireWatchableRoom } from './room-view.ts'
import type { Client, Handlers } from '../../core/route.ts'

export const liveHandlers = (context: Context) => {
  const { liveRooms } = context
  const count = (roomId: string, user: User | null, { device, address }: Client) => {
    liveRooms.require(roomId)
    liveRooms.audience.saw(roomId, user ? chatUserId(user) : device || address)
  }
  return {
    'GET /v1/live/room': ({ query, user, client }) => {
      count(query.live_room_id, user, client)
      return liveRoomView(context, user, query.live_room_id)
    },
    'GET /v1/live/room/updates': ({ query, user, client }) => {
      count(query.live_room_id, user, client)
      return liveUpdates(context, user, query.live_room_id, query.after)
    },
    'GET /v1/live/room/signature': ({ query, user }) => {
      requireWatchableRoom(context, user, query.live_room_id)
      return { userSig: liveRooms.signatures.sign(chatUserId(user)) }
    },
    'GET /v1/live/room/replay': ({ query, user }) => {
      requireWatchableRoom(context, user, query.live_room_id)
      return { messages: messagesBetween(context.db, query.live_room_id, query.from, query.to) }
    },
    'POST /v1/live/room/answer': ({ body, user }) => {
      requireWatchableRoom(context, user, body.live_room_id)
      const { question_id: questionId, option } = body
      return answerQuestion(context.db, body.live_room_id, { questionId, option, userId: user.id })
    },
  } satisfies Partial<Handlers>
}
