import type { DataOf, OrderAddress, Prize, QueryOf, Shipment, PrizeState } from '@xhkt/contract'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { orderAddress } from '../addresses/addresses.ts'
import { queryPage } from '../../core/pagination.ts'

interface PrizeRow {
  id: number
  name: string
  picture: string
  activity: string
  won_at: number
  /** 0: nothing is sent. */
  claim_until: number
  /** JSON of its address. */
  address: string | null
  address_at: number
}

const count = query<{ total: number }>('SELECT count(*) AS total FROM prize WHERE user_id = ?')
const rows = query<PrizeRow>('SELECT * FROM prize WHERE user_id = ? ORDER BY won_at DESC, id DESC LIMIT ? OFFSET ?')
const ofUser = query<PrizeRow>('SELECT * FROM prize WHERE user_id = ? AND id = ?')

const hour = 3600

/** What happens to the parcel of a prize, in seconds after its address was given. */
export const prizeParcelSteps: readonly [after: number, text: string][] = [
  [24 * hour, '快递员已揽收'],
  [36 * hour, '已到达分拨中心'],
  [60 * hour, '快递员正在派送'],
  [72 * hour, '已签收，感谢参与'],
]

/** The parcel of a prize follows from the clock, because no carrier reports on it. */
function shipmentOf({ id, address_at }: PrizeRow, now: number): Shipment | null {
  const done = address_at === 0 ? [] : prizeParcelSteps.filter(([after]) => address_at + after <= now)
  if (done.length === 0) return null
  const events = done.map(([after, text]) => ({ at: address_at + after, text })).reverse()
  return { carrier: '顺丰速运', number: `SF139000000${String(id).padStart(4, '0')}`, events }
}

function stateOf({ claim_until, address }: PrizeRow, shipment: Shipment | null, now: number): PrizeState {
  if (claim_until === 0) return 'issued'
  if (shipment) return shipment.events.length === prizeParcelSteps.length ? 'received' : 'sent'
  if (address !== null) return 'preparing'
  return claim_until > now ? 'awaitingAddress' : 'unclaimed'
}

function view({ clock }: Context, row: PrizeRow): Prize {
  const { id, name, picture, activity, won_at, claim_until, address } = row
  const now = clock.now()
  const shipment = shipmentOf(row, now)
  return {
    ...{ prize_id: String(id), name, picture, activity, won_at, claim_until, shipment },
    state: stateOf(row, shipment, now),
    address: address === null ? null : (JSON.parse(address) as OrderAddress),
  }
}

export function listPrizes(context: Context, user: User, asked: QueryOf<'GET', '/v1/user/prize/list'>): DataOf<'GET', '/v1/user/prize/list'> {
  const page = queryPage(context.db, asked, { count, rows, values: [user.id] })
  return { ...page, list: page.list.map((row) => view(context, row)) }
}

const closed: Record<Exclude<PrizeState, 'awaitingAddress'>, string> = {
  preparing: '收货地址已填写',
  sent: '奖品已寄出',
  received: '奖品已签收',
  issued: '奖品已直接发放到账户',
  unclaimed: '领取时间已过',
}

/** Keeps where a prize is sent, once (docs/product/personal.md#prizes). */
export function givePrizeAddress(context: Context, user: User, prizeId: string, addressId: string): Prize {
  const row = context.db.get(ofUser, user.id, prizeId)
  if (!row) throw apiErrors.prizeNotFound()
  const now = context.clock.now()
  const state = stateOf(row, shipmentOf(row, now), now)
  if (state !== 'awaitingAddress') throw apiErrors.prizeAddressClosed(closed[state])
  const address = JSON.stringify(orderAddress(context, user.id, addressId))
  context.db.run('UPDATE prize SET address = ?, address_at = ? WHERE id = ?', address, context.clock.now(), row.id)
  return view(context, { ...row, address, address_at: context.clock.now() })
}

const isMoving = query<PrizeRow & { phone: string }>(
  'SELECT p.*, u.phone FROM prize p JOIN user u ON u.id = p.user_id WHERE p.address IS NOT NULL ORDER BY p.address_at DESC LIMIT 50',
)
const byId = query<PrizeRow>('SELECT * FROM prize WHERE id = ?')

/** The prizes whose parcel has not arrived, with the learner of each. */
export const movingPrizes = (context: Context): { prize: Prize; phone: string }[] =>
  context.db
    .all(isMoving)
    .map((row) => ({ prize: view(context, row), phone: row.phone }))
    .filter(({ prize }) => prize.state !== 'received')

/** Moves the parcel of a prize to its next stop, as if the time until then had passed. */
export function movePrizeParcel(context: Context, prizeId: string): void {
  const row = context.db.get(byId, prizeId)
  if (!row) throw apiErrors.prizeNotFound()
  const now = context.clock.now()
  const next = prizeParcelSteps.find(([after]) => row.address_at + after > now)
  if (row.address === null || !next) throw apiErrors.prizeAddressClosed(closed[row.address === null ? 'unclaimed' : 'received'])
  context.db.run('UPDATE prize SET address_at = ? WHERE id = ?', now - next[0], row.id)
}
