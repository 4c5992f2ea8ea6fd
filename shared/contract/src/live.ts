import { type Static, Type as T } from '@sinclair/typebox'
import { AgreementState } from './agreement.ts'
import { liveStage } from './constants.ts'
import { type Endpoint, Fen, Id, Seconds, StateOf, TextStateOf } from './schema.ts'

/** docs/product/live.md#stages */
export const LiveStage = StateOf(liveStage)
export type LiveStage = Static<typeof LiveStage>

export const LiveRole = TextStateOf('teacher', 'assistant', 'learner')
export type LiveRole = Static<typeof LiveRole>

/** Somebody in the room. `user_id` is the id of the chat: `u1` a learner, `t1` a teacher, `a1` an assistant. */
export const LiveUser = T.Object({ user_id: T.String(), name: T.String(), avatar: T.String(), role: LiveRole })
export type LiveUser = Static<typeof LiveUser>

export const LiveMessage = T.Object({
  id: T.String(),
  /** Counts up within the room. */
  sequence: T.Integer({ minimum: 0 }),
  kind: TextStateOf('text', 'system'),
  user: LiveUser,
  text: T.String(),
  sent_at: Seconds,
  /** Seconds since the start of the lesson; negative before it. */
  at: T.Number(),
})
export type LiveMessage = Static<typeof LiveMessage>

/** A question with a single choice, put by the teacher. */
export const LiveQuestion = T.Object({
  question_id: T.String(),
  text: T.String(),
  options: T.Array(T.String(), { minItems: 2, maxItems: 6 }),
  /** The index of the caller's answer; -1: none yet. */
  chosen: T.Integer({ minimum: -1 }),
  /** Answers for each option; empty until the caller has answered. */
  counts: T.Array(T.Integer({ minimum: 0 })),
})
export type LiveQuestion = Static<typeof LiveQuestion>

/** The same picture from another server. The ending of the address names its form: `.m3u8`, `.flv`, or `webrtc:` before it. */
export const LiveLine = T.Object({ name: T.String(), url: T.String() })
export type LiveLine = Static<typeof LiveLine>

const changing = {
  stage: LiveStage,
  /** People in the room. */
  online: T.Integer({ minimum: 0 }),
  /** What the teacher has pinned above the messages; empty: nothing. */
  notice: T.String(),
  /** Only the teacher and the assistants may write. */
  is_muted: T.Boolean(),
  messages: T.Array(LiveMessage, { maxItems: 50 }),
  /** Of the newest message of the room; 0: there is none. */
  latest_sequence: T.Integer({ minimum: 0 }),
  /** The caller’s hand; false for a visitor. An older server does not send it. */
  is_hand_raised: T.Optional(T.Boolean()),
  /** The open question. An older server does not send it. */
  question: T.Optional(T.Union([LiveQuestion, T.Null()])),
}

/** docs/product/live.md. The fields in camel case are those of the chat vendor's live player. */
export const LiveRoom = T.Object({
  live_room_id: Id,
  course_id: Id,
  section_id: Id,
  course_title: T.String(),
  title: T.String(),
  /** Address of the course's 16:9 picture. */
  cover: T.String(),
  teacher: T.Object({ name: T.String(), avatar: T.String() }),
  ...changing,
  /** The planned start. */
  starts_at: Seconds,
  /** 0: not started. */
  started_at: Seconds,
  /** The planned end; of a lesson that has ended, when it did. */
  ends_at: Seconds,
  /** The caller may see the picture and the messages. */
  can_watch: T.Boolean({ 'x-essential': 'It decides whether the room plays or sells.' }),
  /** Of a course that needs one: until it is signed, `can_watch` is false unless everybody may. An older server does not send it. */
  agreement_state: T.Optional(AgreementState),
  /** Everybody may. */
  is_free: T.Boolean(),
  /** Of the course, now. */
  price: Fen,
  is_reserved: T.Boolean(),
  sdkAppId: T.Integer(),
  /** Empty for a visitor and for a learner who may not watch: they have no chat. */
  userSig: T.String(),
  playerDomain: T.String(),
  userInfo: T.Object({ userId: T.String(), userName: T.String(), userAvatar: T.String() }),
  anchorUserId: T.String(),
  assistantUserIds: T.Array(T.String()),
  /** The id of the chat's group. */
  roomId: T.String(),
  roomName: T.String(),
  /** Empty: the vendor's own hosts. A path is on the origin of the page. */
  chat_server: T.String(),
  quick_replies: T.Array(T.String()),
  /** Hosts from which pictures in messages are shown. */
  picture_hosts: T.Array(T.String()),
  /** Empty: `https://{playerDomain}/live/{roomId}.m3u8`, or nothing to see yet. */
  lines: T.Array(LiveLine),
  /** The lesson with the recording; empty: there is none. */
  playback_section_id: T.String(),
})
export type LiveRoom = Static<typeof LiveRoom>

export const LiveUpdates = T.Object(changing)
export type LiveUpdates = Static<typeof LiveUpdates>

const RoomQuery = { live_room_id: Id }

export const liveEndpoints = {
  'GET /v1/live/room': {
    summary: 'A live room with its newest 50 messages; `can_watch` is false when the course must be bought or its agreement signed first',
    session: 'optional',
    refusals: [404020],
    query: T.Object(RoomQuery),
    data: LiveRoom,
  },
  'GET /v1/live/room/updates': {
    summary: 'What changes in a live room, and at most 50 messages after a sequence, oldest first',
    session: 'optional',
    refusals: [404020],
    query: T.Object({ ...RoomQuery, after: T.Integer({ minimum: 0 }) }),
    data: LiveUpdates,
  },
  'GET /v1/live/room/signature': {
    summary: 'A fresh signature for the chat',
    session: 'required',
    refusals: [403003, 403040, 404020],
    query: T.Object(RoomQuery),
    data: T.Object({ userSig: T.String() }),
  },
  'GET /v1/live/room/replay': {
    summary: 'The messages of a part of the lesson, at most 500, oldest first; `from` and `to` are seconds since its start',
    session: 'optional',
    refusals: [403003, 403040, 404020],
    query: T.Object({ ...RoomQuery, from: T.Number({ minimum: 0 }), to: T.Number({ minimum: 0 }) }),
    data: T.Object({ messages: T.Array(LiveMessage, { maxItems: 500 }) }),
  },
  'POST /v1/live/room/answer': {
    summary: 'Answer the open question, once; 409030 when answered before, 409031 when the question is closed',
    session: 'required',
    refusals: [403003, 403040, 404020, 404021, 409030, 409031],
    idempotencyKey: true,
    body: T.Object({ ...RoomQuery, question_id: T.String({ minLength: 1, maxLength: 40 }), option: T.Integer({ minimum: 0, maximum: 5 }) }),
    data: LiveQuestion,
  },
} as const satisfies Record<string, Endpoint>
