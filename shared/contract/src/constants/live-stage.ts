// What a live room shows (docs/product/live.md#stages). A lesson in an outline has the coarser `liveState`.

export const upcoming = 1 as const
export const onAir = 2 as const
/** Paused by the teacher. */
export const paused = 3 as const
export const ended = 4 as const
