import { type Static, Type as T } from '@sinclair/typebox'
import { AgreementState } from './agreement.ts'
import { liveStage } from './constants.ts'
import { type Endpoint, Fen, Id, IdOrEmpty, Seconds, StateOf, TextStateOf } from './schema.ts'

/** The stage of a live room (docs/product/live.md#stages). */
export const LiveStage = StateOf(liveStage)
export type LiveStage = Static<typeof LiveStage>

/** The teacher, an assistant of the teacher, or a learner. */
export const LiveRole = TextStateOf('teacher', 'assistant', 'learner')
export type LiveRole = Static<typeof LiveRole>

/** A person in the room. `user_id` is the person's id in the chat: `u1` a learner, `t1` a teacher, `a1` an assistant. */
export const LiveUser = T.Object({
  /** `u`, `t` or `a` and a number. @example u11 */
  user_id: T.String(),
  name: T.String(),
  avatar: T.String(),
  /** The role of the person in the room. @example learner */
  role: LiveRole,
})
export type LiveUser = Static<typeof LiveUser>

/** A message in the room. */
export const LiveMessage = T.Object({
  /** The id of the message, unique in the room. @example m1 */
  id: T.String(),
  /** The number of the message, which counts up within the room. @example 1 */
  sequence: T.Integer({ minimum: 0 }),
  /** A message of a person, or of the room itself. @example text */
  kind: TextStateOf('text', 'system'),
  /** The author of the message. */
  user: LiveUser,
  /** The text, at most 12 KB in UTF-8. @example 老师好 */
  text: T.String(),
  /** When the server received the message. */
  sent_at: Seconds,
  /** Seconds since `started_at`. Before the start, negative seconds to `starts_at`. @example 12.5 */
  at: T.Number({ minimum: -9_999_999_999 }),
})
export type LiveMessage = Static<typeof LiveMessage>

/** A single-choice question of the teacher. */
export const LiveQuestion = T.Object({
  question_id: T.String(),
  /** The text of the question. @example 导数的几何意义是？ */
  text: T.String(),
  /** The answers to choose from. @example ["切线斜率","面积"] */
  options: T.Array(T.String(), { minItems: 2, maxItems: 6 }),
  /** The index of the caller's answer; -1: no answer yet. @example -1 */
  chosen: T.Integer({ minimum: -1 }),
  /** The number of answers for each option; empty until the caller has answered. @example [] */
  counts: T.Array(T.Integer({ minimum: 0 })),
})
export type LiveQuestion = Static<typeof LiveQuestion>

/**
 * The same stream from another server. The ending of the address names the form: `.m3u8` or `.flv`. Pages ignore other addresses,
 * `webrtc:` included.
 */
export const LiveLine = T.Object({
  /** The name of the server for the learner. @example 线路一 */
  name: T.String(),
  /** Address of the stream. @example https://live.example.com/live/3001.m3u8 */
  url: T.String(),
})
export type LiveLine = Static<typeof LiveLine>

const changing = {
  /** The current stage of the room. @example 1 */
  stage: LiveStage,
  /** The number of people in the room. @example 128 */
  online: T.Integer({ minimum: 0 }),
  /** The notice that the teacher has pinned above the messages; empty: none. @example 请准备好纸笔 */
  notice: T.String(),
  /** Whether only the teacher and the assistants may write. */
  is_muted: T.Boolean(),
  messages: T.Array(LiveMessage, { maxItems: 50 }),
  /** The `sequence` of the newest message; 0: no message yet. @example 1 */
  latest_sequence: T.Integer({ minimum: 0 }),
  /** Whether the caller has raised a hand; false for a visitor. An older server does not send the field. */
  is_hand_raised: T.Optional(T.Boolean()),
  /** The open question; null: none. An older server does not send the field. @example null */
  question: T.Optional(T.Union([LiveQuestion, T.Null()])),
}

/** A live room for the caller. The fields in camel case are those of the chat vendor's live player. */
export const LiveRoom = T.Object({
  live_room_id: Id,
  course_id: Id,
  /** The live lesson. */
  section_id: Id,
  course_title: T.String(),
  title: T.String(),
  /** Address of the course's 16:9 picture. */
  cover: T.String(),
  /** The teacher of the lesson. */
  teacher: T.Object({ name: T.String(), avatar: T.String() }),
  ...changing,
  /** The planned start. */
  starts_at: Seconds,
  /** The actual start, by the teacher or else at `starts_at`; 0: not started. @example 0 */
  started_at: Seconds,
  /** The planned end, or the actual end of a lesson that has ended. */
  ends_at: Seconds,
  /** Whether the caller may see the picture and the messages. */
  can_watch: T.Boolean({ 'x-essential': 'It decides whether the room plays or sells.' }),
  /** The state of the agreement, if the course needs one. Unsigned, only a free room can be watched. Absent from an older server. */
  agreement_state: T.Optional(AgreementState),
  /** Whether everybody may watch: a trial, or a course that costs nothing now. */
  is_free: T.Boolean(),
  /** The current price of the course. */
  price: Fen,
  /** Whether the caller has reserved the lesson. */
  is_reserved: T.Boolean(),
  /** The id of the application at the chat vendor. @example 1400000000 */
  sdkAppId: T.Integer({ minimum: 0 }),
  /**
   * The signature of `userId`, by the vendor's algorithm. Empty for a visitor, for a learner who may not watch, and on a server without a
   * chat: without a signature, a page only reads.
   * @example ""
   */
  userSig: T.String(),
  /** The host of the stream if `lines` is empty; empty: none. @example live.example.com */
  playerDomain: T.String(),
  /** The caller in the chat; empty texts for a visitor. */
  userInfo: T.Object({
    /** `u` and the id of the learner. @example u11 */
    userId: T.String(),
    /** The name that others see. @example 小海 */
    userName: T.String(),
    /** Address of the picture that others see; empty: none. @example "" */
    userAvatar: T.String(),
  }),
  /** The chat id of the teacher. @example t3001 */
  anchorUserId: T.String(),
  /** The chat ids of the assistants. @example ["a3001"] */
  assistantUserIds: T.Array(T.String()),
  /** The id of the chat's group. @example 3001 */
  roomId: T.String(),
  /** The name of the chat's group. @example 高中数学直播间 */
  roomName: T.String(),
  /**
   * Address of another server that speaks the vendor's protocol; empty: the vendor's own hosts. A path is on the origin of the page.
   * @example ""
   */
  chat_server: T.String(),
  /** Texts that a learner sends by one click; empty: none. @example ["听懂了","没听懂"] */
  quick_replies: T.Array(T.String()),
  /** Hosts from which pictures in messages are shown. @example ["img.example.com"] */
  picture_hosts: T.Array(T.String()),
  /** The servers of the stream. Empty: `https://{playerDomain}/live/{roomId}.m3u8`, or no stream yet. */
  lines: T.Array(LiveLine),
  /** The lesson with the recording; empty: no recording. @example "" */
  playback_section_id: IdOrEmpty,
})
export type LiveRoom = Static<typeof LiveRoom>

/** The fields of a live room that change. */
export const LiveUpdates = T.Object(changing)
export type LiveUpdates = Static<typeof LiveUpdates>

const RoomQuery = { live_room_id: Id }

export const liveEndpoints = {
  /**
   * No call sends a message: the page does, by the vendor's SDK with `sdkAppId`, `userId` and `userSig` in the group `roomId`. The server
   * keeps each text message that the vendor tells it of (the callback after a message in a group) and answers it here. What the room
   * tells pages at once is a custom message of the vendor's chat from `anchorUserId`, whose data is one of these as JSON:
   * {"type":"stage","stage":2}, {"type":"notice","text":""}, {"type":"question","question_id":"q1","text":"","options":["",""]},
   * {"type":"question_result","question_id":"q1","counts":[0,0]}, {"type":"question_closed","question_id":"q1"},
   * {"type":"mute_all","muted":true}, {"type":"hand","raised":false,"user_id":"u11"}. A learner sends {"type":"hand","raised":true}. A
   * page asks for updates every 3 s without a `userSig`, every 10 s while the chat is not connected, so nothing is lost but time. Without
   * a vendor the answer has an empty `userSig` for everybody: all read and answer questions, nobody writes. Where `can_watch` is false,
   * `messages` and `lines` are empty, `question` is null and `userSig` is empty; stage, people and `latest_sequence` are there. `stage`
   * follows the clock at `starts_at` and `ends_at`, unless the teacher was earlier.
   */
  'GET /v1/live/room': {
    summary: 'A live room with its newest 50 messages; `can_watch` is false when the course must be bought or its agreement signed first',
    session: 'optional',
    refusals: [404020],
    query: T.Object(RoomQuery),
    data: LiveRoom,
  },
  /** Not refused for a caller who may not watch: `messages` is empty and `question` null then. */
  'GET /v1/live/room/updates': {
    summary: 'The changing fields of a live room, and at most 50 messages after a sequence, oldest first',
    session: 'optional',
    refusals: [404020],
    query: T.Object({
      ...RoomQuery,
      /** The `sequence` of the last message that the page has; 0: no message. @example 0 */
      after: T.Integer({ minimum: 0 }),
    }),
    data: LiveUpdates,
  },
  'GET /v1/live/room/signature': {
    summary: 'A fresh signature for the chat',
    session: 'required',
    refusals: [403003, 403040, 404020],
    query: T.Object(RoomQuery),
    data: T.Object({
      /** The signature. @example eJwtzLEOgjAUheF36 */
      userSig: T.String(),
    }),
  },
  'GET /v1/live/room/replay': {
    summary: 'The messages of a part of the lesson, at most 500, oldest first; `from` and `to` are seconds since its start',
    session: 'optional',
    refusals: [403003, 403040, 404020],
    query: T.Object({
      ...RoomQuery,
      /** Seconds since the start of the lesson, inclusive. @example 0 */
      from: T.Number({ minimum: 0 }),
      /** Seconds since the start of the lesson, exclusive. @example 120 */
      to: T.Number({ minimum: 0 }),
    }),
    data: T.Object({ messages: T.Array(LiveMessage, { maxItems: 500 }) }),
  },
  'POST /v1/live/room/answer': {
    summary: 'Answer the open question, once; 409030 when answered before, 409031 when the question is closed',
    session: 'required',
    refusals: [403003, 403040, 404020, 404021, 409030, 409031],
    idempotencyKey: true,
    body: T.Object({
      ...RoomQuery,
      question_id: T.String({ minLength: 1, maxLength: 40 }),
      /** The index of the chosen option. @example 0 */
      option: T.Integer({ minimum: 0, maximum: 5 }),
    }),
    data: LiveQuestion,
  },
} as const satisfies Record<string, Endpoint>
