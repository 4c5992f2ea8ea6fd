/**
 * Who has sent a learner here (section 6): the invite code `ic` or the promotion code `promotion_code`, by their names
 * in an address. The boot script carries them over to the mobile site, so this file imports nothing.
 */
export type Referral = Partial<Record<'ic' | 'promotion_code', string>>

const keys = { ic: 'xhkt_ic', promotion_code: 'xhkt_promotion_code' } as const

/** Whoever writes the address writes the code: nothing else is kept or sent on. */
const known = (code: string | null): string | undefined => (code && /^[\w-]{1,64}$/.test(code) ? code : undefined)

function stored(name: keyof Referral): string | undefined {
  try {
    return known(localStorage.getItem(keys[name]))
  } catch {
    return undefined
  }
}

/**
 * The codes that count once a learner has come to an address with this query: a promotion code replaces the invite
 * code, in the address too; an invite code replaces an earlier one only.
 */
export function referralAt(search: string): Referral {
  const address = new URLSearchParams(search)
  const promotion_code = known(address.get('promotion_code'))
  if (promotion_code) return { promotion_code }
  return { ic: known(address.get('ic')) ?? stored('ic'), promotion_code: stored('promotion_code') }
}

/** Keeps the codes of the address that a learner has come to; one that is no longer valid goes. */
export function keepReferral(search: string): void {
  const referral = referralAt(search)
  for (const name of ['ic', 'promotion_code'] as const) {
    const code = referral[name]
    try {
      if (code) localStorage.setItem(keys[name], code)
      else localStorage.removeItem(keys[name])
    } catch {
      // Blocked or full: a code is worth no more than that.
    }
  }
}
