/**
 * The invite code `ic` and the promotion code `promotion_code` of an address (docs/product/session.md#invite-and-promotion-codes). An
 * inline script passes them on to the mobile site, so this file imports nothing.
 */
export type Referral = Partial<Record<'ic' | 'promotion_code', string>>

const keys = { ic: 'xhkt_ic', promotion_code: 'xhkt_promotion_code' } as const

/** Anyone can write the address, so only codes of this form are stored or passed on. */
const known = (code: string | null): string | undefined => (code && /^[\w-]{1,64}$/.test(code) ? code : undefined)

function stored(name: keyof Referral): string | undefined {
  try {
    return known(localStorage.getItem(keys[name]))
  } catch {
    return undefined
  }
}

/**
 * The codes that apply at an address with this query. A promotion code replaces the invite code, also one in the same address; an invite
 * code replaces only an earlier invite code.
 */
export function referralAt(search: string): Referral {
  const address = new URLSearchParams(search)
  const promotion_code = known(address.get('promotion_code'))
  if (promotion_code) return { promotion_code }
  return { ic: known(address.get('ic')) ?? stored('ic'), promotion_code: stored('promotion_code') }
}

/** Stores the codes of an address and removes those that no longer apply. */
export function keepReferral(search: string): void {
  const referral = referralAt(search)
  for (const name of ['ic', 'promotion_code'] as const) {
    const code = referral[name]
    try {
      if (code) localStorage.setItem(keys[name], code)
      else localStorage.removeItem(keys[name])
    } catch {
      // The storage is blocked or full. The visit goes on without the code.
    }
  }
}
