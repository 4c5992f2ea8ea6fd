/** What the learner did last, oldest first: a failure is reported with it. `shell/observe` keeps it, with nothing of the learner. */
export const lastActions: string[] = []
