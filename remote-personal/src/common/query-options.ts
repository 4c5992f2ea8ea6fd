/** Requested again at every visit. */
export const freshAtVisit = { staleTime: 0, refetchOnMount: 'always' } as const

/** Requested again at every visit, and when the learner comes back to the tab. */
export const freshInView = { ...freshAtVisit, refetchOnWindowFocus: 'always' } as const

/** What is shown stays until the answer for another address has arrived. */
export const keepShown = { placeholderData: <Answer>(shown: Answer) => shown }
