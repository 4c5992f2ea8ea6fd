/**
 * Focuses the main area if the focus was lost. A dialog that opened by itself, at a login-required address, has no control to return the
 * focus to.
 * @param gone - the closed dialog, if it is still in the document
 */
export function focusMainIfLost(gone?: Element | null): void {
  const active = document.activeElement
  if (active === document.body || gone?.contains(active)) document.getElementById('main')?.focus({ preventScroll: true })
}
