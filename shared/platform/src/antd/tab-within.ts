import type { KeyboardEvent } from 'react'

const controls = 'a[href], button, input, select, textarea, iframe, [tabindex]'

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })

/**
 * Tab goes round within. antd brings the focus back only once it has landed elsewhere in the page: past the last control it
 * would be with the browser, or nowhere.
 */
export function tabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(isReachable)
  const [from, to] = event.shiftKey ? [reachable.at(0), reachable.at(-1)] : [reachable.at(-1), reachable.at(0)]
  const isAtTheDialog = document.activeElement?.getAttribute('role') === 'dialog'
  if (document.activeElement !== from && !(event.shiftKey && isAtTheDialog)) return
  event.preventDefault()
  to?.focus()
}
