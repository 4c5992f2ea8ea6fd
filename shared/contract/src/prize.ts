import { type Static, Type as T } from '@sinclair/typebox'
import { OrderAddress, Shipment } from './order.ts'
import { type Endpoint, Id, PageOf, PageQuery, Seconds, TextStateOf } from './schema.ts'
import type { Known } from './unknown-state.ts'

/**
 * Where a prize is. `awaitingAddress`: its address is missing. `preparing`, `sent`, `received`: on its way to the learner. `issued`: it
 * was put into the account at once, nothing is sent. `unclaimed`: its address was not given in time.
 */
const PrizeState = TextStateOf('awaitingAddress', 'preparing', 'sent', 'received', 'issued', 'unclaimed')

export type PrizeState = Known<Static<typeof PrizeState>>

/** What a learner has won (docs/product/personal.md#prizes). */
export const Prize = T.Object({
  prize_id: Id,
  /** Its name. @example 定制笔记本 */
  name: T.String({ minLength: 1 }),
  /** Address of a 16:9 picture; empty: none. @example /media/prizes/1.webp */
  picture: T.String(),
  /** Where it was won. @example 双十一抽奖 */
  activity: T.String({ minLength: 1 }),
  /** When it was won. */
  won_at: Seconds,
  /** Where it is. @example awaitingAddress */
  state: PrizeState,
  /** Until when its address can be given; 0: nothing is sent. */
  claim_until: Seconds,
  /** Where it is sent; null: not given yet, or nothing is sent. @example null */
  address: T.Union([OrderAddress, T.Null()]),
  /** The parcel; null: nothing was sent yet. @example null */
  shipment: T.Union([Shipment, T.Null()]),
})
export type Prize = Static<typeof Prize>

export const prizeEndpoints = {
  'GET /v1/user/prize/list': {
    summary: 'What I have won, newest first',
    session: 'required',
    query: T.Object({ ...PageQuery }),
    data: PageOf(Prize),
  },
  'POST /v1/user/prize/address': {
    summary: 'Say where a prize is sent, once; 404011 unknown address, 404013 unknown prize, 409025 given already, nothing is sent, or too late',
    session: 'required',
    refusals: [404011, 404013, 409025],
    idempotencyKey: true,
    body: T.Object({ prize_id: Id, address_id: Id }),
    data: Prize,
  },
} as const satisfies Record<string, Endpoint>
