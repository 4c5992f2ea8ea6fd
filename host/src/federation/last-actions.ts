/** A failure is reported with so many. */
const kept = 5

const actions: string[] = []

/** Notes what the learner does: `button order-bar.submit`, `page /lesson/:id`. It may have nothing of the learner or of their content. */
export function noteAction(action: string): void {
  actions.push(action.slice(0, 100))
  if (actions.length > kept) actions.shift()
}

/** What the learner did last, oldest first. */
export const lastActions = (): string[] => [...actions]
