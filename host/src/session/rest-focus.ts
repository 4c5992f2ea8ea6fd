/**
 * After a dialog that opened by itself, at an address that needs a login, there is no control for the focus to go back to.
 * @param gone - the dialog, if it is still there
 */
export function restFocus(gone?: Element | null): void {
  const active = document.activeElement
  if (active === document.body || gone?.contains(active)) document.getElementById('main')?.focus({ preventScroll: true })
}
