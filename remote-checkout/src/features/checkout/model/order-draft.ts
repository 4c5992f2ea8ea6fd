import { useState } from 'react'
import { storedReferral } from '@xhkt/contract/referral'

/** What the learner has chosen and typed for an order. It stays in memory, and outlives a login dialog and a failed submission. */
export interface OrderDraft {
  /** Undefined: the best coupon, which the server chooses. `none`: no coupon. */
  couponCode: string | undefined
  /** As typed. */
  promotionText: string
  /** The promotion code that the price is asked with; empty: none. */
  promotionCode: string
  /** Recorded with the order; empty: none. */
  inviteCode: string
  /** Null: the default address, or that of the unpaid order. */
  addressId: string | null
  /** Undefined: not touched. */
  remark: string | undefined
}

export const noCoupon = 'none'

function initialDraft(): OrderDraft {
  const promotionCode = storedReferral('promotion_code') ?? ''
  return {
    couponCode: undefined,
    promotionText: promotionCode,
    promotionCode,
    inviteCode: storedReferral('ic') ?? '',
    addressId: null,
    remark: undefined,
  }
}

export function useOrderDraft(): [OrderDraft, (change: Partial<OrderDraft>) => void] {
  const [draft, setDraft] = useState(initialDraft)
  return [draft, (change) => setDraft((before) => ({ ...before, ...change }))]
}
