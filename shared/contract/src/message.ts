import { type Static, Type as T } from '@sinclair/typebox'
import { type Endpoint, Id, PageOf, PageQuery, Seconds, TextStateOf } from './schema.ts'

/**
 * What a message is about. `order`: payment, parcel and refund. `benefit`: coupons and prizes. `feedback`: an answer to the learner's
 * feedback. `system`: the account and the platform.
 */
const messageKinds = ['order', 'group', 'live', 'benefit', 'feedback', 'system'] as const
export const MessageKind = T.Union(messageKinds.map((kind) => T.Literal(kind)))
export type MessageKind = Static<typeof MessageKind>

/** A message to a learner (docs/product/personal.md#my-messages). */
export const Message = T.Object({
  message_id: Id,
  kind: TextStateOf(...messageKinds),
  title: T.String({ minLength: 1 }),
  text: T.String({ minLength: 1 }),
  /** A path of this site with its query; empty: the message leads nowhere. */
  target: T.String(),
  created_at: Seconds,
  is_read: T.Boolean(),
})
export type Message = Static<typeof Message>

const Count = T.Integer({ minimum: 0 })

/** Unread messages of every kind. */
const Unread = T.Object({ unread: Count })

const MessageId = T.Object({ message_id: Id })

export const messageEndpoints = {
  'GET /v1/user/notice/list': {
    summary: "The caller's messages, newest first, optionally of one kind, with the unread ones of each kind",
    session: 'required',
    query: T.Object({ kind: T.Optional(MessageKind), ...PageQuery }),
    data: T.Composite([
      PageOf(Message),
      T.Object({
        /** The unread ones of each kind, whatever kind was requested. */
        unread: T.Object({ order: Count, group: Count, live: Count, benefit: Count, feedback: Count, system: Count }),
        /** The highest id of the caller's messages; 0: none yet. Reading all carries it, so that what arrived later stays unread. */
        newest_id: Id,
      }),
    ]),
  },
  'GET /v1/user/notice/count': {
    summary: 'How many messages of the caller are unread',
    session: 'required',
    data: Unread,
  },
  'PUT /v1/user/notice/read': {
    summary: 'Mark a message as read',
    session: 'required',
    refusals: [404060],
    idempotencyKey: true,
    body: MessageId,
    data: Unread,
  },
  'PUT /v1/user/notice/read/all': {
    summary: 'Mark the messages up to `newest_id` as read, optionally those of one kind',
    session: 'required',
    idempotencyKey: true,
    body: T.Object({ newest_id: Id, kind: T.Optional(MessageKind) }),
    data: Unread,
  },
  'DELETE /v1/user/notice': {
    summary: 'Delete a message',
    session: 'required',
    refusals: [404060],
    idempotencyKey: true,
    body: MessageId,
    data: Unread,
  },
  'POST /v1/user/notice/restore': {
    summary: 'Bring a deleted message back',
    session: 'required',
    refusals: [404060],
    idempotencyKey: true,
    body: MessageId,
    data: Unread,
  },
} as const satisfies Record<string, Endpoint>
