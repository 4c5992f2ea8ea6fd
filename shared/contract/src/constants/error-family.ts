// The first three digits of an error code.

export const badInput = 400 as const
export const session = 401 as const
export const notFound = 404 as const
export const conflict = 409 as const
export const tooOften = 429 as const
