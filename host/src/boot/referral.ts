import { type Referral, referralCode, referralKeys, storedReferral } from '@xhkt/contract/referral'

/**
 * The codes that apply at an address with this query. A promotion code replaces the invite code, also one in the same address; an invite
 * code replaces only an earlier invite code.
 */
export function referralAt(search: string): Referral {
  const address = new URLSearchParams(search)
  const promotion_code = referralCode(address.get('promotion_code'))
  if (promotion_code) return { promotion_code }
  return { ic: referralCode(address.get('ic')) ?? storedReferral('ic'), promotion_code: storedReferral('promotion_code') }
}

/** Stores the codes of an address and removes those that no longer apply. */
export function keepReferral(search: string): void {
  const referral = referralAt(search)
  for (const name of ['ic', 'promotion_code'] as const) {
    const code = referral[name]
    try {
      if (code) localStorage.setItem(referralKeys[name], code)
      else localStorage.removeItem(referralKeys[name])
    } catch {
      // The storage is blocked or full. The visit continues without the code.
    }
  }
}
