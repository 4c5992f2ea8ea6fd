/** Stands where a value is unknown or makes no sense, so that a learner never reads NaN or 1970-01-01. */
export const noValue = '--'
