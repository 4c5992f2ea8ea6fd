import { hasKeyboardFocus } from './input-modality.ts'

const field = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type=range], [type=checkbox], [type=radio], [type=button])'
const choices = '[role^=menuitem], [role=tab], [role=radio], [role=option], [role=treeitem], [role=switch], [role=checkbox]'
const slider = 'input[type=range]'
const takesArrows = `input, audio, [role=slider], [role=spinbutton], [role=listbox], [role=grid], ${choices}`
const takesSpace = `input:not([type=range]), summary, audio, ${choices}`
const button = 'button, [role=button]'
/** Enter submits a form, and presses a button that was reached by keyboard. */
const submits = 'input:not([type=range])'
const takesEnter = `${button}, a[href], summary, ${choices}`

const isArrow = (key: string): boolean => key.startsWith('Arrow')

function isInScroller(element: Element, key: string): boolean {
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    const overflow = isVertical ? overflowY : overflowX
    const hasMore = isVertical ? each.scrollHeight > each.clientHeight : each.scrollWidth > each.clientWidth
    if (hasMore && (overflow === 'auto' || overflow === 'scroll')) return true
  }
  return false
}

export const isVisible = (element: Element): boolean => element.getClientRects().length > 0

/** A modal dialog is open: the page behind it takes no keys. */
export const isBehindDialog = (): boolean => [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some(isVisible)

/** Something else takes the key: a field, a control that uses it, text that is being composed, a shortcut of the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return true
  // `<`, `>` and `?` need Shift on most keyboards.
  if (event.shiftKey && /^([a-z0-9 ]|Arrow.*)$/i.test(key)) return true
  if (isBehindDialog()) return true
  if (!(target instanceof Element)) return false
  if (target.closest(field)) return true
  if (isArrow(key)) {
    // A slider that was moved with the pointer leaves the arrows to the player.
    return target.matches(slider) ? hasKeyboardFocus() : target.matches(takesArrows) || isInScroller(target, key)
  }
  if (key === 'Enter') return target.matches(submits) || (target.closest(takesEnter) !== null && hasKeyboardFocus())
  if (key === ' ') return target.matches(takesSpace) || (target.closest(button) !== null && hasKeyboardFocus())
  return false
}
