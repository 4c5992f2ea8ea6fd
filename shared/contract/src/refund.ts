import { type Static, Type as T } from '@sinclair/typebox'
import { Fen, Seconds, TextStateOf } from './schema.ts'
import type { Known } from './unknown-state.ts'

/**
 * `requested`: the operator decides. `refused`, `withdrawn`: it is over. `granted`: the money is on its way. `arrived`: it has arrived.
 * Without a request a refund starts as granted. A grant is no entry of the order's `history`, whose last `refunding` says who asked.
 */
export const RefundState = TextStateOf('requested', 'granted', 'refused', 'withdrawn', 'arrived')
export type RefundState = Static<typeof RefundState>

/** The last refund of an order (docs/product/orders.md#refunds). */
export const OrderRefund = T.Object({
  state: RefundState,
  amount: Fen,
  /** The learner's, or why the server started it. */
  reason: T.String(),
  /** What the learner added; empty: nothing. @example "" */
  text: T.String(),
  /** When it was requested. */
  requested_at: Seconds,
  /** When it was granted, refused or withdrawn; 0: not yet. @example 0 */
  answered_at: Seconds,
  /** Why it was refused, or that the learner withdrew it, for the learner; empty: neither. @example "" */
  answer: T.String(),
})
export type OrderRefund = Static<typeof OrderRefund>

/** Why no refund can be requested; empty: it can. `status` is any status without refunds, `free` an order that cost nothing. */
export const RefundObstacle = TextStateOf('', 'status', 'group', 'free', 'time', 'studied')
export type RefundObstacle = Known<Static<typeof RefundObstacle>>

/** What a refund would be, before it is requested. */
export const RefundPreview = T.Object({
  /** It can be requested now. @example true */
  possible: T.Boolean(),
  /** Why not; empty when a refund is possible. @example "" */
  why: RefundObstacle,
  /** `why` for the learner; empty when a refund is possible. @example "" */
  message: T.String(),
  /** When the time for a request ends: 7 days after the payment, whatever else stands in the way; 0: nothing was paid. */
  deadline: Seconds,
  /** The share of the lessons' time that was played. @example 0.05 */
  studied_share: T.Number({ minimum: 0, maximum: 1 }),
  /** A refund needs a lower share than this. @example 0.3333 */
  limit: T.Number({ minimum: 0, maximum: 1 }),
  amount: T.Integer({ ...Fen, 'x-essential': 'It is what the learner asks back.' }),
  /** The reasons that the learner chooses from, as the operator words them, at most 50 characters each. @example ["课程不适合我","买错了"] */
  reasons: T.Array(T.String({ minLength: 1 })),
})
export type RefundPreview = Static<typeof RefundPreview>
