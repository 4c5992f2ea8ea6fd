import { lastActions } from '../../federation/last-actions.ts'

const kept = 5

/** Notes what the learner does: `button order-bar.submit`, `page /lesson/:id`. It may have nothing of the learner or of their content. */
export function noteAction(action: string): void {
  lastActions.push(action.slice(0, 100))
  if (lastActions.length > kept) lastActions.shift()
}
