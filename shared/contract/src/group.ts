import { type Static, Type as T } from '@sinclair/typebox'
import { Fen, Id, Seconds } from './schema.ts'

/** The course is cheaper for `size` people who buy together (拼团). */
export const GroupOffer = T.Object({
  price: Fen,
  size: T.Integer({ minimum: 2 }),
  /** 0: it has no end. */
  ends_at: Seconds,
})
export type GroupOffer = Static<typeof GroupOffer>

/** A group that waits for members: joined < size. */
export const GroupBuy = T.Object({
  group_id: Id,
  /** Whoever opened it, masked. */
  leader_name: T.String(),
  leader_avatar: T.String(),
  joined: T.Integer({ minimum: 1 }),
  size: T.Integer({ minimum: 2 }),
  expires_at: Seconds,
  /** The caller is one of its members. */
  mine: T.Boolean(),
})
export type GroupBuy = Static<typeof GroupBuy>

/** The group of an order (product.md, Order statuses). `state`: 1 拼团中, 2 成功, 3 失败. */
export const OrderGroup = T.Object({
  group_id: Id,
  state: T.Union([T.Literal(1), T.Literal(2), T.Literal(3)]),
  size: T.Integer({ minimum: 2 }),
  joined: T.Integer({ minimum: 0 }),
  expires_at: Seconds,
})
export type OrderGroup = Static<typeof OrderGroup>
