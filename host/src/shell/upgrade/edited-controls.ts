const edited = new WeakSet<EventTarget>()

/** Whether the learner has changed this control since its form was last submitted or reset. Its value may be empty by now. */
export const isEdited = (control: Element): boolean => edited.has(control)

function clearForm({ target }: Event): void {
  for (const control of (target as HTMLFormElement).elements) edited.delete(control)
}

/** Call once. Tracks edits in every form of every area. */
export function trackEdits(): void {
  addEventListener('input', ({ target }) => target && edited.add(target), true)
  addEventListener('submit', clearForm, true)
  addEventListener('reset', clearForm, true)
}
