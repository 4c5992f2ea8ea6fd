import type { ValueOf } from '@xhkt/contract/answer-shape'
import { historyState, updateHistoryState } from '@xhkt/platform/router/history-state'
import { readStrictly } from '@xhkt/platform/storage'
import { isVisible, mainArea } from '../navigation/page-focus.ts'

/** In milliseconds. Safari refuses more than 100 changes of the history state in 30 s. */
const scrollEndMs = 500
/** Milliseconds that a page may take to show a part again. */
const restoreTimeout = 5_000
/** Milliseconds in which a part that was found is still moved by its own code, such as to its current row. */
const settleMs = 500
const inputs = ['pointerdown', 'keydown', 'wheel'] as const
const options = { capture: true, passive: true }

/** The page may render the part as a new element, so it is found by its class, and by its position among the same. */
const scrollsShape = [{ name: 'token', nth: 'count', y: 'count' }] as const
type InnerScroll = ValueOf<typeof scrollsShape>[number]

const partsNamed = (name: string): Element[] => [...(mainArea()?.getElementsByClassName(name) ?? [])].filter(isVisible)

function scrollOf(part: Element): InnerScroll {
  const { className: name, scrollTop } = part
  return { name, nth: partsNamed(name).indexOf(part), y: Math.floor(scrollTop) }
}

/** A log follows its newest line by itself. */
const isNoted = (part: Element): boolean => part.scrollHeight > part.clientHeight && !part.closest('[role="log"]')

/**
 * Moves the parts until all of them have stayed there for a while. Any action of the learner ends it.
 * @param isShown False while the page that is left is still in the document.
 */
function moveOnceShown(scrolls: readonly InnerScroll[], isShown: boolean): () => void {
  const found = new Set<InnerScroll>()
  let last = setTimeout(() => stop(), restoreTimeout)
  const move = (): void => {
    const before = found.size
    for (const scroll of scrolls) {
      const part = partsNamed(scroll.name)[scroll.nth]
      if (!part || part.scrollHeight - part.clientHeight < scroll.y) continue
      found.add(scroll)
      if (part.scrollTop !== scroll.y) part.scrollTop = scroll.y
    }
    if (found.size === before || found.size < scrolls.length) return
    clearTimeout(last)
    last = setTimeout(stop, settleMs)
  }
  const observer = new MutationObserver(move)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(last)
    document.removeEventListener('scroll', move, options)
    for (const type of inputs) window.removeEventListener(type, stop, options)
  }
  const main = mainArea()
  if (main) observer.observe(main, { childList: true, subtree: true })
  // After a reload the page may be there already.
  if (isShown) move()
  document.addEventListener('scroll', move, options)
  for (const type of inputs) window.addEventListener(type, stop, options)
  return stop
}

/** On back, forward and reload, scrolls what scrolls inside the page to where it was left, such as the outline of a lesson. */
export function restoreInnerScroll(): void {
  // The classes of the scrolled parts. Their elements would keep a page that was left in memory.
  const scrolled = new Set<string>()
  let noting: ReturnType<typeof setTimeout> | undefined
  let stop = (): void => undefined
  const note = (): void => {
    clearTimeout(noting)
    const parts = [...scrolled].flatMap(partsNamed).filter(isNoted)
    if (parts.length > 0) updateHistoryState({ inner: parts.map(scrollOf) })
  }
  const restore = (isShown: boolean, state?: unknown): void => {
    stop()
    clearTimeout(noting)
    const scrolls = readStrictly(scrollsShape, historyState(state).inner)
    if (scrolls && scrolls.length > 0) stop = moveOnceShown(scrolls, isShown)
  }
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof Element) || !target.className) return
      scrolled.add(target.className)
      clearTimeout(noting)
      noting = setTimeout(note, scrollEndMs)
    },
    options,
  )
  // In the capture phase, before the router's handlers leave the page.
  document.addEventListener('click', note, options)
  window.addEventListener('pagehide', note)
  window.addEventListener('popstate', ({ state }) => restore(false, state), options)
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && visit.type !== 'navigate') {
    restore(true)
    return
  }
  // Notes the parts that were scrolled before this code had loaded.
  for (const part of mainArea()?.querySelectorAll('*') ?? []) if (part.scrollTop > 0) scrolled.add(part.className)
  note()
}
