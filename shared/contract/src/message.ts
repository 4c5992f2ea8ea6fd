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
  /** What it is about. @example order */
  kind: TextStateOf(...messageKinds),
  /** Its first line. @example 订单支付成功 */
  title: T.String({ minLength: 1 }),
  /** The message itself. @example 您已购买《高中数学二轮复习》 */
  text: T.String({ minLength: 1 }),
  /** A path of this site with its query; empty: the message leads nowhere. @example /orderDetail?order_no=20261128000001 */
  target: T.String(),
  created_at: Seconds,
  /** The learner has read it. @example false */
  is_read: T.Boolean(),
})
export type Message = Static<typeof Message>

const Count = T.Integer({ minimum: 0 })

/** Unread messages of every kind. */
const Unread = T.Object({
  /** How many. @example 1 */
  unread: Count,
})

/** Which message. */
const MessageId = T.Object({ message_id: Id })

export const messageEndpoints = {
  /**
   * The server makes one for a payment, a cancellation by itself, a parcel, each step of a refund (`order`, to `/orderDetail?order_no=`),
   * a full or failed group (`group`), a reserved lesson 30 minutes ahead (`live`, to its room), a coupon that soon ends, a prize
   * (`benefit`), an answer to feedback, and a change of the account (`system`). No page depends on any.
   */
  'GET /v1/user/notice/list': {
    summary: "The caller's messages, newest first, optionally of one kind, with the unread ones of each kind",
    session: 'required',
    query: T.Object({
      /** Only messages of this kind. */
      kind: T.Optional(MessageKind),
      ...PageQuery,
    }),
    data: T.Composite([
      PageOf(Message),
      T.Object({
        /** The unread ones of each kind, whatever kind was requested. */
        unread: T.Object({
          /** Of payment, parcel and refund. @example 1 */
          order: Count,
          /** Of groups. */
          group: Count,
          /** Of live lessons. */
          live: Count,
          /** Of coupons and prizes. */
          benefit: Count,
          /** Of answers to feedback. */
          feedback: Count,
          /** Of the account and the platform. */
          system: Count,
        }),
        /**
         * The highest id of the caller's messages; 0: none yet. Reading all carries it, so that what arrived later stays unread. @example
         * 81
         */
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
    body: T.Object({
      /** As the list answered it. @example 81 */
      newest_id: Id,
      /** Only messages of this kind. */
      kind: T.Optional(MessageKind),
    }),
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
