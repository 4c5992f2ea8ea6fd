import { useAuth } from '@xhkt/platform/auth'
import { hasUnsavedChanges } from '@xhkt/platform/unsaved-changes'
import { isTyped } from './typed.ts'

const controls = 'input, textarea, select, [contenteditable]'

function holdsSomething(control: Element): boolean {
  if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) return control.checked
  return Boolean('value' in control ? control.value : control.textContent)
}

/**
 * Has the learner typed something that is neither sent nor taken back? Whatever form it is in: React keeps a control's default in
 * step with its value, so the two cannot be compared. What is kept unseen counts too: a page that waits for its learner to log in
 * again, and what an area or the login keeps in memory.
 */
export function isDirty(): boolean {
  if (useAuth.getState().lapsed !== null || hasUnsavedChanges()) return true
  return [...document.querySelectorAll(controls)].some((control) => isTyped(control) && holdsSomething(control))
}
