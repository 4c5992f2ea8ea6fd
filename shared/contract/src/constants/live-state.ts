// A live lesson by the server's clock.

/** Not a live lesson. */
export const none = 0 as const
export const upcoming = 1 as const
export const onAir = 2 as const
export const ended = 3 as const
