import type { Address, AddressInput, OrderAddress } from '@xhkt/contract'
import { addressesMax } from '@xhkt/contract/limits'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { regionOf } from './regions.ts'

interface AddressRow {
  id: number
  name: string
  phone: string
  region_id: string
  detail: string
  is_default: number
}

const ofUser = query<AddressRow>('SELECT * FROM address WHERE user_id = ? ORDER BY is_default DESC, id DESC')
const oneOfUser = query<AddressRow>('SELECT * FROM address WHERE user_id = ? AND id = ?')
const newestOfUser = query<{ id: number }>('SELECT id FROM address WHERE user_id = ? ORDER BY id DESC LIMIT 1')

const view = ({ id, name, phone, region_id, detail, is_default }: AddressRow): Address => ({
  address_id: String(id),
  name,
  phone,
  region: regionOf(region_id),
  detail,
  is_default: is_default === 1,
})

/** The learner's addresses, the default first, then the newest. */
export const listAddresses = ({ db }: Context, userId: number): Address[] => db.all(ofUser, userId).map(view)

/** An address of the learner. Throws 404011 for a deleted one, and for another learner's. */
function requireAddress({ db }: Context, userId: number, addressId: string): Address {
  const row = db.get(oneOfUser, userId, addressId)
  if (!row) throw apiErrors.addressNotFound()
  return view(row)
}

/** One statement cannot do it: the index allows one default at any moment. */
function makeDefault({ db }: Context, userId: number, addressId: number | string): void {
  db.run('UPDATE address SET is_default = 0 WHERE user_id = ? AND is_default = 1', userId)
  db.run('UPDATE address SET is_default = 1 WHERE user_id = ? AND id = ?', userId, addressId)
}

export function addAddress(context: Context, userId: number, { name, phone, region_id, detail, is_default }: AddressInput): Address {
  const { db } = context
  regionOf(region_id)
  return db.transaction(() => {
    const count = db.all(ofUser, userId).length
    if (count >= addressesMax) throw apiErrors.addressLimitReached()
    db.run(
      'INSERT INTO address (user_id, name, phone, region_id, detail, is_default) VALUES (?, ?, ?, ?, ?, 0)',
      ...[userId, name, phone, region_id, detail],
    )
    const id = String(db.get(newestOfUser, userId)?.id)
    if (count === 0 || is_default) makeDefault(context, userId, id)
    return requireAddress(context, userId, id)
  })
}

export function changeAddress(context: Context, userId: number, addressId: string, input: AddressInput): Address {
  const { name, phone, region_id, detail, is_default } = input
  regionOf(region_id)
  return context.db.transaction(() => {
    requireAddress(context, userId, addressId)
    context.db.run(
      'UPDATE address SET name = ?, phone = ?, region_id = ?, detail = ? WHERE user_id = ? AND id = ?',
      ...[name, phone, region_id, detail, userId, addressId],
    )
    if (is_default) makeDefault(context, userId, addressId)
    return requireAddress(context, userId, addressId)
  })
}

export function chooseDefaultAddress(context: Context, userId: number, addressId: string): Address {
  return context.db.transaction(() => {
    requireAddress(context, userId, addressId)
    makeDefault(context, userId, addressId)
    return requireAddress(context, userId, addressId)
  })
}

export function deleteAddress(context: Context, userId: number, addressId: string): void {
  context.db.transaction(() => {
    const { is_default } = requireAddress(context, userId, addressId)
    context.db.run('DELETE FROM address WHERE user_id = ? AND id = ?', userId, addressId)
    const newest = context.db.get(newestOfUser, userId)
    if (is_default && newest) makeDefault(context, userId, newest.id)
  })
}

/** A delivery address of the learner as it is now, for an order to keep. */
export function orderAddress(context: Context, userId: number, addressId: string): OrderAddress {
  const { name, phone, region, detail } = requireAddress(context, userId, addressId)
  return { name, phone, region, detail }
}
