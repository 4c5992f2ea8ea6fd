import type { OrderAddress } from '@xhkt/contract'
import { apiErrors } from '../api-error.ts'
import type { Context } from '../context.ts'

/** A delivery address of the learner as it is now, for an order to keep. */
export function orderAddress(_context: Context, _userId: number, _addressId: string): OrderAddress {
  throw apiErrors.addressNotFound()
}
