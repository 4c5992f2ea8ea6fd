import { type Static, Type as T } from '@sinclair/typebox'
import { Fen, Seconds, TextStateOf } from './schema.ts'
import type { Known } from './unknown-state.ts'

/**
 * `requested`: the operator decides. `refused`, `withdrawn`: no refund takes place. `granted`: the money is on its way. `arrived`: the
 * money has arrived. A refund without a request starts as granted. A grant is no entry of the order's `history`, whose last `refunding`
 * entry names who asked for the refund.
 */
export const RefundState = TextStateOf('requested', 'granted', 'refused', 'withdrawn', 'arrived')
export type RefundState = Static<typeof RefundState>

/** The last refund of an order (docs/product/orders.md#refunds). */
export const OrderRefund = T.Object({
  state: RefundState,
  amount: Fen,
  /** The learner's reason, or the reason why the server started the refund. */
  reason: T.String(),
  /** The text that the learner added; empty: none. @example "" */
  text: T.String(),
  /** When the refund was requested. */
  requested_at: Seconds,
  /** When the refund was granted, refused or withdrawn; 0: not yet. @example 0 */
  answered_at: Seconds,
  /** A text for the learner: the reason of a refused refund, or that it was withdrawn; empty: neither. @example "" */
  answer: T.String(),
})
export type OrderRefund = Static<typeof OrderRefund>

/** Why no refund can be requested; empty: a request is possible. `status`: a status without refunds. `free`: the order cost nothing. */
export const RefundObstacle = TextStateOf('', 'status', 'group', 'free', 'time', 'studied')
export type RefundObstacle = Known<Static<typeof RefundObstacle>>

/** A preview of a refund before its request. */
export const RefundPreview = T.Object({
  /** Whether a refund can be requested now. @example true */
  possible: T.Boolean(),
  /** Why no refund is possible; empty if one is. @example "" */
  why: RefundObstacle,
  /** The text of `why` for the learner; empty if a refund is possible. @example "" */
  message: T.String(),
  /** The end of the time for a request: 7 days after the payment, whatever other reason prevents a refund; 0: nothing was paid. */
  deadline: Seconds,
  /** The share of the lessons' time that was played. @example 0.05 */
  studied_share: T.Number({ minimum: 0, maximum: 1 }),
  /** The limit of `studied_share`: a refund needs a lower share. @example 0.3333 */
  limit: T.Number({ minimum: 0, maximum: 1 }),
  amount: T.Integer({ ...Fen, 'x-essential': 'It is what the learner asks back.' }),
  /** The reasons that the learner chooses from, as the operator words them, at most 50 characters each. @example ["课程不适合我","买错了"] */
  reasons: T.Array(T.String({ minLength: 1 })),
})
export type RefundPreview = Static<typeof RefundPreview>
