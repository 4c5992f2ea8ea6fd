import type { OrderAddress } from '@xhkt/contract'
import { requireAddress } from './addresses.ts'
import type { Context } from '../../core/context.ts'

/** A delivery address of the learner as it is now, for an order to keep. */
export function orderAddress(context: Context, userId: number, addressId: string): OrderAddress {
  const { name, phone, region, detail } = requireAddress(context, userId, addressId)
  return { name, phone, region, detail }
}
