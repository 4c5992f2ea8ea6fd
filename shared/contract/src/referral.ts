/**
 * The invite code `ic` and the promotion code `promotion_code` of an address (docs/product/session.md#invite-and-promotion-codes), as the
 * host keeps them in the local storage: plain text by these keys.
 */
export type Referral = Partial<Record<'ic' | 'promotion_code', string>>

export const referralKeys = { ic: 'xhkt_ic', promotion_code: 'xhkt_promotion_code' } as const

/** A code of the valid form, else undefined. Anybody can write an address or a storage, so codes of other forms are ignored. */
export const referralCode = (code: string | null): string | undefined => (code && /^[\w-]{1,64}$/.test(code) ? code : undefined)

/** A stored code; undefined also while the storage is blocked. */
export function storedReferral(name: keyof Referral): string | undefined {
  try {
    return referralCode(localStorage.getItem(referralKeys[name]))
  } catch {
    return undefined
  }
}
