import { type Static, type TSchema, Type as T } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { liveStage } from '@xhkt/contract/constants'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { success } from '../../core/envelope.ts'
import { kickKinds } from '../../vendors/chat/kick.ts'
import { ChatRefusal } from '../../vendors/chat/wire.ts'

const RoomId = T.String({ minLength: 1, maxLength: 40 })
const UserId = T.String({ minLength: 1, maxLength: 40 })
const Room = { live_room_id: RoomId }
const Text = T.String({ minLength: 1, maxLength: 4000 })

const Stage = T.Object({ ...Room, stage: T.Union([liveStage.onAir, liveStage.paused, liveStage.ended].map((stage) => T.Literal(stage))) })
const Message = T.Object({ ...Room, as: T.Union([T.Literal('teacher'), T.Literal('assistant')]), text: Text })
const Notice = T.Object({ ...Room, text: T.Optional(T.String({ maxLength: 400 })) })
const Hand = T.Object({ ...Room, user_id: UserId })
const Question = T.Object({ ...Room, text: Text, options: T.Array(Text, { minItems: 2, maxItems: 6 }) })
const ThisQuestion = T.Object({ ...Room, question_id: T.String() })
const MuteSeconds = T.Integer({ minimum: 1, maximum: 86_400 })
const Mute = T.Object({ ...Room, muted: T.Boolean(), user_id: T.Optional(UserId), seconds: T.Optional(MuteSeconds) })
const Kick = T.Object({ user_id: UserId, kind: T.Union(kickKinds.map((kind) => T.Literal(kind))) })
const Refusal = T.Object({ ...Room, code: T.Integer({ minimum: 1, maximum: 99_999 }) })
const OneRoom = T.Object(Room)
const Crowd = T.Object({
  ...Room,
  people: T.Integer({ minimum: 1, maximum: 5000 }),
  per_second: T.Integer({ minimum: 1, maximum: 200 }),
  seconds: T.Integer({ minimum: 1, maximum: 3600 }),
})

const muteSeconds = 600

/** What a teacher does in a live room (docs/product/sandbox.md#the-teachers-desk). */
export function registerLiveControl(app: FastifyInstance, { liveRooms, liveDesk }: Context): void {
  const { chat, hands, crowds } = liveDesk

  function post<Body extends TSchema>(url: string, body: Body, handle: (body: Static<Body>) => object | undefined): void {
    app.post<{ Body: Static<Body> }>(`/sandbox/live${url}`, { schema: { body } }, (request) => {
      const { live_room_id: roomId } = request.body as { live_room_id?: string }
      if (roomId !== undefined) liveRooms.require(roomId)
      try {
        return success(handle(request.body) ?? {})
      } catch (error) {
        throw error instanceof ChatRefusal ? apiErrors.liveRoomNotFound() : error
      }
    })
  }

  const postDone = <Body extends TSchema>(url: string, body: Body, act: (body: Static<Body>) => void): void => {
    post(url, body, (fields) => {
      act(fields)
      return undefined
    })
  }

  app.get('/sandbox/live', () => success({ list: liveDesk.rooms() }))
  app.get<{ Querystring: Static<typeof OneRoom> }>('/sandbox/live/room', { schema: { querystring: OneRoom } }, ({ query }) =>
    success(liveDesk.view(query.live_room_id)),
  )

  postDone('/stage', Stage, ({ live_room_id: roomId, stage }) => liveRooms.setStage(roomId, stage))
  postDone('/message', Message, ({ live_room_id: roomId, as, text }) => liveDesk.speak(roomId, as, text))
  postDone('/notice', Notice, ({ live_room_id: roomId, text = '' }) => liveRooms.setNotice(roomId, text))
  postDone('/hand/lower', Hand, ({ live_room_id: roomId, user_id }) => {
    if (hands.lower(roomId, user_id)) chat.broadcast(roomId, { type: 'hand', raised: false, user_id })
  })
  post('/question', Question, ({ live_room_id: roomId, text, options }) => ({ question_id: liveRooms.putQuestion(roomId, text, options) }))
  post('/question/result', ThisQuestion, ({ live_room_id: roomId, question_id }) => ({ counts: liveRooms.showResult(roomId, question_id) }))
  postDone('/question/close', ThisQuestion, ({ live_room_id: roomId, question_id }) => liveRooms.closeQuestion(roomId, question_id))
  postDone('/mute', Mute, ({ live_room_id: roomId, muted, user_id, seconds = muteSeconds }) => {
    if (user_id === undefined) liveRooms.setMuted(roomId, muted)
    else chat.mute(roomId, user_id, muted ? seconds : 0)
  })
  postDone('/refuse', Refusal, ({ live_room_id: roomId, code }) => chat.refuseNext(roomId, code))
  post('/kick', Kick, ({ user_id, kind }) => ({ logins: chat.kick(user_id, kind) }))
  postDone('/dismiss', OneRoom, ({ live_room_id: roomId }) => {
    crowds.stop(roomId)
    chat.dismiss(roomId)
  })
  post('/drop', OneRoom, ({ live_room_id: roomId }) => ({ connections: chat.dropConnections(roomId) }))
  postDone('/crowd', Crowd, ({ live_room_id: roomId, people, per_second: perSecond, seconds }) => {
    crowds.start(roomId, { people, perSecond, seconds })
  })
  postDone('/crowd/stop', OneRoom, ({ live_room_id: roomId }) => crowds.stop(roomId))
}
