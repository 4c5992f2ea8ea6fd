import type { KeyboardEvent } from 'react'

const controls = 'a[href], button, input, select, textarea, iframe, [tabindex]'

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/**
 * Keeps Tab within an element: after the last control comes the first one. antd returns the focus only after it has reached another
 * element of the page, so past the last control it would go to the browser's own controls.
 */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(isReachable)
  const [from, to] = event.shiftKey ? [reachable.at(0), reachable.at(-1)] : [reachable.at(-1), reachable.at(0)]
  const isOnDialog = document.activeElement?.getAttribute('role') === 'dialog'
  if (document.activeElement !== from && !(event.shiftKey && isOnDialog)) return
  event.preventDefault()
  to?.focus()
}
