import type { Address, BodyOf, Order, OrderAddress, Quote } from '@xhkt/contract'
import { chosenAddress } from '@xhkt/kit/address/use-addresses'
import { noCoupon, type OrderDraft } from './order-draft.ts'
import type { QuoteChoices } from '../api/queries.ts'

export type OrderBody = BodyOf<'POST', '/v1/order'>

/** The coupon and the sum of a quote, as an order asks for them. */
export const asQuoted = ({ coupon_code, amount }: Quote): Pick<OrderBody, 'coupon_code' | 'expected_amount'> => ({
  coupon_code: coupon_code || noCoupon,
  expected_amount: amount,
})

/** The body of the order. It asks for exactly what the page shows. */
export function orderBody({ course_id, group }: QuoteChoices, quote: Quote, draft: OrderDraft, address: Address | undefined): OrderBody {
  const { inviteCode, remark } = draft
  return {
    course_id,
    ...(group !== undefined && { group }),
    ...asQuoted(quote),
    ...(quote.promotion?.accepted && { promotion_code: quote.promotion.code }),
    ...(inviteCode !== '' && { invite_code: inviteCode }),
    ...(quote.needs_address && address && { address_id: address.address_id }),
    ...(remark !== undefined && { remark: remark.trim() }),
  }
}

const isSame = (address: Address, ordered: OrderAddress): boolean =>
  address.name === ordered.name
  && address.phone === ordered.phone
  && address.detail === ordered.detail
  && address.region[2].id === ordered.region[2].id

/** The address that the learner chose; that of the unpaid order before a choice; else the default. */
export function addressFor(
  addresses: readonly Address[] | undefined,
  chosenId: string | null,
  pending: Order | undefined,
): Address | undefined {
  const ordered = pending?.address
  const former = ordered ? addresses?.find((address) => isSame(address, ordered)) : undefined
  return chosenAddress(addresses, chosenId ?? former?.address_id ?? null)
}
