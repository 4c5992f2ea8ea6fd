import type { ValueOf } from '@xhkt/contract/answer-shape'
import { historyState, updateHistoryState } from '@xhkt/platform/router/history-state'
import { readStrictly } from '@xhkt/platform/storage'
import { focusQuietly, isDialogOpen, isFocusFree, isVisible, mainArea } from '../navigation/page-focus.ts'

/** Milliseconds that a page may take to show the control again. */
const restoreTimeout = 5_000

/** The page may render the control as a new element, so it is found by its address or text, and by its position among the same. */
const followedShape = { name: 'text', nth: 'count', y: 'number' } as const
type Followed = ValueOf<typeof followedShape>
const followedIn = (state?: unknown): Followed | null => readStrictly(followedShape, historyState(state).followed)

const controls = 'a[href], button'
const nameOf = (control: Element): string => control.getAttribute('href') ?? control.textContent

/** The visible controls of this name. A hidden page may have the same ones. */
function controlsNamed(name: string): HTMLElement[] {
  const all = mainArea()?.querySelectorAll<HTMLElement>(controls) ?? []
  return [...all].filter((each) => nameOf(each) === name && isVisible(each))
}

const yOf = (control: Element): number => control.getBoundingClientRect().top + window.scrollY

/** Notes the clicked control in the history entry, which survives leaving the page and a reload. */
function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
  if (!control || !mainArea()?.contains(control)) return
  const name = nameOf(control)
  updateHistoryState({ followed: { name, nth: controlsNamed(name).indexOf(control), y: yOf(control) } })
}

/** No other element has the focus, and no dialog is open. */
const isFree = (): boolean => isFocusFree() && !isDialogOpen()

function focusOnceShown({ name, nth }: Followed): () => void {
  const look = (): void => {
    const found = controlsNamed(name)[nth]
    if (isFree()) focusQuietly(found ?? null)
    if (found || !isFree()) stop()
  }
  const observer = new MutationObserver(look)
  const main = mainArea()
  if (main) observer.observe(main, { childList: true, subtree: true })
  // The router renders the page in response to the same event.
  const first = setTimeout(look)
  const last = setTimeout(() => stop(), restoreTimeout)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(first)
    clearTimeout(last)
  }
  return stop
}

/**
 * Scrolls the followed control to where it was in the window. Another window width or other content may have moved it in the page.
 * @param top Where the page was left, in px.
 */
export function followControl(top: number): void {
  const followed = followedIn()
  if (!followed || followed.y < top || followed.y > top + window.innerHeight) return
  const found = controlsNamed(followed.name)[followed.nth]
  const shift = found ? yOf(found) - followed.y : 0
  if (Math.abs(shift) >= 1) window.scrollTo(0, top + shift)
}

/** On back and forward, focuses the link or button that was clicked on the page, as soon as it is shown again. */
export function restoreFocusOnBack(): void {
  let stop = (): void => undefined
  const back = (state?: unknown): void => {
    stop()
    const followed = followedIn(state)
    if (followed) stop = focusOnceShown(followed)
  }
  const options = { capture: true, passive: true }
  // In the capture phase, before the router's handlers leave the page.
  document.addEventListener('click', note, options)
  // Any action of the learner ends the restoration.
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, () => stop(), options)
  window.addEventListener('popstate', ({ state }) => back(state), options)
  const [visit] = performance.getEntriesByType('navigation')
  if (visit?.type === 'back_forward') back()
}
