/** Shown when a value is unknown or invalid, so that a learner never reads NaN or 1970-01-01. */
export const noValue = '--'
