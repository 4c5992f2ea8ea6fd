import { type Static, Type as T } from '@sinclair/typebox'
import { type Endpoint, Id, PageOf, PageQuery, Seconds, TextStateOf } from './schema.ts'

/**
 * The subject of a message. `order`: payment, parcel and refund. `benefit`: coupons and prizes. `feedback`: an answer to the learner's
 * feedback. `system`: the account and the platform.
 */
const messageKinds = ['order', 'group', 'live', 'benefit', 'feedback', 'system'] as const
export const MessageKind = T.Union(messageKinds.map((kind) => T.Literal(kind)))
export type MessageKind = Static<typeof MessageKind>

/** A message to a learner (docs/product/personal.md#my-messages). */
export const Message = T.Object({
  message_id: Id,
  /** The subject of the message. @example order */
  kind: TextStateOf(...messageKinds),
  /** The first line of the message. @example 订单支付成功 */
  title: T.String({ minLength: 1 }),
  /** The text of the message. @example 您已购买《高中数学二轮复习》 */
  text: T.String({ minLength: 1 }),
  /** A path of this site with its query; empty: the message has no link. @example /orderDetail?order_no=20261128000001 */
  target: T.String(),
  created_at: Seconds,
  /** Whether the learner has read the message. @example false */
  is_read: T.Boolean(),
})
export type Message = Static<typeof Message>

const Count = T.Integer({ minimum: 0 })

/** Unread messages of every kind. */
const Unread = T.Object({
  /** The number of unread messages. @example 1 */
  unread: Count,
})

/** The id of a message. */
const MessageId = T.Object({ message_id: Id })

export const messageEndpoints = {
  /**
   * The server sends a message for a payment, its own cancellation of an order, a parcel and each step of a refund (`order`, with a link to
   * `/orderDetail?order_no=`), a full or failed group (`group`), a reserved lesson 30 minutes ahead (`live`, with a link to its room), a
   * coupon that ends soon and a prize (`benefit`), an answer to feedback, and a change of the account (`system`). No page depends on one.
   */
  'GET /v1/user/notice/list': {
    summary: "The caller's messages, newest first, optionally of one kind, with the number of unread messages of each kind",
    session: 'required',
    query: T.Object({
      /** Only messages of this kind. */
      kind: T.Optional(MessageKind),
      ...PageQuery,
    }),
    data: T.Composite([
      PageOf(Message),
      T.Object({
        /** The number of unread messages of each kind, whatever kind was requested. */
        unread: T.Object({
          /** Messages about payment, parcel and refund. @example 1 */
          order: Count,
          /** Messages about groups. */
          group: Count,
          /** Messages about live lessons. */
          live: Count,
          /** Messages about coupons and prizes. */
          benefit: Count,
          /** Messages about answers to feedback. */
          feedback: Count,
          /** Messages about the account and the platform. */
          system: Count,
        }),
        /**
         * The highest id of the caller's messages; 0: none yet. A request to mark all as read carries the id, so that later messages stay
         * unread. @example 81
         */
        newest_id: Id,
      }),
    ]),
  },
  'GET /v1/user/notice/count': {
    summary: 'The number of unread messages of the caller',
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
      /** The `newest_id` in the answer of the list. @example 81 */
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
