import { useAuth } from '@xhkt/platform/auth'
import { hasUnsavedChanges as hasUnsavedDrafts } from '@xhkt/platform/unsaved-changes'
import { isEdited } from './edited-controls.ts'

const controls = 'input, textarea, select, [contenteditable]'

function hasValue(control: Element): boolean {
  if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) return control.checked
  return Boolean('value' in control ? control.value : control.textContent)
}

/**
 * Whether the learner has typed something that is neither submitted nor removed, in any form. Comparing a control's value with its
 * default does not work: React keeps both in step. Hidden input counts too: a page whose session expired, and drafts that an area or the
 * login keeps in memory.
 */
export function hasUnsavedChanges(): boolean {
  if (useAuth.getState().expiredUserId !== null || hasUnsavedDrafts()) return true
  return [...document.querySelectorAll(controls)].some((control) => isEdited(control) && hasValue(control))
}
