// docs/product/courses.md#lesson-types

/** The lesson has nothing to open yet. */
export const unavailable = 0 as const
export const recorded = 1 as const
export const live = 2 as const
/** A live lesson with a recording. */
export const playback = 3 as const
/** A live lesson whose recording is being made. */
export const playbackPending = 4 as const
/** The caller does not own the course, and the lesson is no trial. */
export const locked = 5 as const
