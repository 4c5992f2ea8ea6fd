// Whether a phone is bound to the account of a third party.

export const unbound = 0 as const
export const bound = 1 as const
