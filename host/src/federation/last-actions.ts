/**
 * What the learner did last, oldest first, for the report of a failure. `shell/observe` fills the list, with nothing that identifies the
 * learner.
 */
export const lastActions: string[] = []
