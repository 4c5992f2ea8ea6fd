/** What the learner did last, oldest first: a failure is reported with so many. */
export const lastActions: string[] = []

const kept = 5

/** Notes what the learner does: `button order-bar.submit`, `page /lesson/:id`. It may have nothing of the learner or of their content. */
export function noteAction(action: string): void {
  lastActions.push(action.slice(0, 100))
  if (lastActions.length > kept) lastActions.shift()
}
