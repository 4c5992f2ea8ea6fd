const typed = new WeakSet<EventTarget>()

/** Has the learner put something into this control that has not been sent since? What is in it now is another question. */
export const isTyped = (control: Element): boolean => typed.has(control)

function forgetForm({ target }: Event): void {
  for (const control of (target as HTMLFormElement).elements) typed.delete(control)
}

/** To be called once: notes what is typed, into any form of any area. */
export function noteTyping(): void {
  addEventListener('input', ({ target }) => target && typed.add(target), true)
  addEventListener('submit', forgetForm, true)
  addEventListener('reset', forgetForm, true)
}
