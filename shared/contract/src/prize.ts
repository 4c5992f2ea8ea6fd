import { type Static, Type as T } from '@sinclair/typebox'
import { OrderAddress, Shipment } from './order.ts'
import { type Endpoint, Id, PageOf, PageQuery, Seconds, TextStateOf } from './schema.ts'
import type { Known } from './unknown-state.ts'

/**
 * The state of a prize. `awaitingAddress`: the address is missing. `preparing`, `sent`, `received`: on its way to the learner. `issued`:
 * put into the account at once, so nothing is sent. `unclaimed`: the address was not given in time.
 */
const PrizeState = TextStateOf('awaitingAddress', 'preparing', 'sent', 'received', 'issued', 'unclaimed')

export type PrizeState = Known<Static<typeof PrizeState>>

/** A prize that a learner has won (docs/product/personal.md#prizes). */
export const Prize = T.Object({
  prize_id: Id,
  /** The name of the prize. @example 定制笔记本 */
  name: T.String({ minLength: 1 }),
  /** Address of a 16:9 picture; empty: none. @example /media/prizes/1.webp */
  picture: T.String(),
  /** The activity in which the prize was won. @example 双十一抽奖 */
  activity: T.String({ minLength: 1 }),
  /** When the prize was won. */
  won_at: Seconds,
  /** The state of the prize. @example awaitingAddress */
  state: PrizeState,
  /** The end of the time for an address; 0: nothing is sent. */
  claim_until: Seconds,
  /** The delivery address; null: not given yet, or nothing is sent. @example null */
  address: T.Union([OrderAddress, T.Null()]),
  /** The parcel; null: not sent yet, or nothing is sent. @example null */
  shipment: T.Union([Shipment, T.Null()]),
})
export type Prize = Static<typeof Prize>

export const prizeEndpoints = {
  'GET /v1/user/prize/list': {
    summary: 'My prizes, newest first',
    session: 'required',
    query: T.Object({ ...PageQuery }),
    data: PageOf(Prize),
  },
  'POST /v1/user/prize/address': {
    summary: 'Set the address of a prize, once; 404011 unknown address, 404013 unknown prize, 409025 given already, nothing is sent, or too late',
    session: 'required',
    refusals: [404011, 404013, 409025],
    idempotencyKey: true,
    body: T.Object({ prize_id: Id, address_id: Id }),
    data: Prize,
  },
} as const satisfies Record<string, Endpoint>
