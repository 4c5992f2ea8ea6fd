import { historyState, updateHistoryState } from '@xhkt/platform/router/history-state'
import { holdScroll, notedScroll, type PageScroll, releaseScroll } from '../../boot/hold-scroll.ts'

/** Milliseconds without scrolling that count as `scrollend`. Safari refuses more than 100 changes of the history state in 30 s. */
const scrollEndMs = 500
const mainArea = (): HTMLElement | null => document.getElementById('main')

/** The scroll position, updated by each scroll event. Reading it right after a change of the page would force a layout. */
let top = 0
let restored = false
/** An error stands in place of the content. */
let failed = false
const nothing = (): void => undefined
let stop = nothing
let noting: ReturnType<typeof setTimeout> | undefined

/** A browser keeps about so many entries of a tab. */
const mostEntries = 50

/** Scroll of entries that were left by back or forward: their state can no longer be changed then. */
const leftByBack = new Map<string, PageScroll>()
const entryKey = (): string => {
  const { key, idx } = historyState()
  const name = key ?? idx
  return name === undefined ? location.hash : JSON.stringify(name)
}
let entry = ''

/** Px by which the window is scrolled. */
export const scrolledTo = (): number => top

/** Whether the page was reached by back, forward or reload, so that its scroll position is restored. */
export const isRestored = (): boolean => restored

/** Whether a page is kept where it was left while it loads. */
export const isRestoring = (): boolean => stop !== nothing

/** Scrolls at once to a position in px. */
export function scrollWindow(to: number): void {
  top = to
  window.scrollTo(0, to)
}

function currentScroll(): PageScroll | null {
  const main = mainArea()
  return main && !failed ? { top: window.scrollY, height: main.getBoundingClientRect().height } : null
}

/** Notes in the history entry where its page is. Call before a navigation. */
export function noteScroll(): void {
  clearTimeout(noting)
  const now = currentScroll()
  if (now) updateHistoryState(now)
}

/** Call when a new entry of the history is current. */
export function enterEntry(): void {
  entry = entryKey()
}

/** Call on back and forward, while the page that is left is still shown. */
export function leaveByBack(): void {
  clearTimeout(noting)
  const scroll = currentScroll()
  // A hash that was followed makes a new entry and has scrolled already. The scroll was noted before.
  const isNew = Object.keys(historyState()).length === 0
  if (scroll && !isNew) leftByBack.set(entry, scroll)
  const [oldest = ''] = leftByBack.keys()
  if (leftByBack.size > mostEntries) leftByBack.delete(oldest)
  enterEntry()
}

/** Call when another page is shown, which starts at its top. */
export function endScrollRestoration(): void {
  restored = false
  stop()
}

/** A page that is shown again and still loads. Its main area has the height that it had, whatever it contains. */
export interface HeldPage {
  main: HTMLElement
  left: PageScroll
  /** Px to which the window was scrolled; less than `left` where the document is too low. */
  scrolled: number
  /** Scrolls to `left` again, and holds the height. Returns the px to which the window was scrolled. */
  hold: () => number
  /** Gives the page its own height and scrolls to its top, where an error stands in place of its content. */
  fail: () => void
  /** Gives the page its own height for good. */
  release: () => void
}

/** Loads the function that keeps a held page where it was left, which returns a function that ends this. */
type LoadKeeper = () => Promise<(page: HeldPage) => () => void>
let loadKeeper: LoadKeeper

function holdPage(main: HTMLElement, left: PageScroll): void {
  let end = nothing
  const hold = (): number => {
    failed = false
    // A positioned element cuts off absolutely positioned texts for screen readers too.
    main.style.position = 'relative'
    holdScroll(main, left)
    return (top = window.scrollY)
  }
  const release = (): void => {
    stop = nothing
    failed = false
    end()
    releaseScroll(main)
  }
  const fail = (): void => {
    failed = true
    releaseScroll(main)
    scrollWindow(0)
  }
  stop = release
  const scrolled = hold()
  loadKeeper().then((keep) => {
    if (stop === release) end = keep({ main, left, scrolled, hold, fail, release })
  }, release)
}

/** Shows a page where it was left. Call right before the page is shown. Returns whether that is known. */
export function restoreScroll(): boolean {
  stop()
  const main = mainArea()
  const kept = leftByBack.get(entry)
  if (kept) updateHistoryState(kept)
  leftByBack.delete(entry)
  const scroll = notedScroll()
  restored = true
  if (main && scroll) holdPage(main, scroll)
  return scroll !== undefined
}

/** Call once, before the app renders. Until then the boot script holds a reloaded page at its scroll position. */
export function startScrollRestoration(load: LoadKeeper): void {
  loadKeeper = load
  enterEntry()
  window.addEventListener('pagehide', noteScroll)
  // A reload right after scrolling reads the history state before `pagehide`.
  window.addEventListener('scrollend', noteScroll)
  window.addEventListener(
    'scroll',
    () => {
      top = window.scrollY
      clearTimeout(noting)
      noting = setTimeout(noteScroll, scrollEndMs)
    },
    { passive: true },
  )
}
