import { historyState, updateHistoryState } from '@xhkt/platform/router/history-state'
import { holdPlace, notedPlace, type Place, releasePlace } from '../../boot/hold-place.ts'

/** In milliseconds. Safari refuses more than 100 changes of the history state in 30 s. */
const scrollEndMs = 500
const mainArea = (): HTMLElement | null => document.getElementById('main')

/** Followed, because to read it right after a change of the page lays the whole page out. */
let top = 0
let restored = false
/** An error stands in place of the content. */
let failed = false
const nothing = (): void => undefined
let stop = nothing
let noting: ReturnType<typeof setTimeout> | undefined

/** Places of entries that were left by back or forward: their state can no longer be changed then. */
const left = new Map<string, Place>()
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

/** Whether a page is kept at its place while it loads. */
export const isRestoring = (): boolean => stop !== nothing

/** Scrolls at once to a position in px. */
export function scrollWindow(to: number): void {
  top = to
  window.scrollTo(0, to)
}

function currentPlace(): Place | null {
  const main = mainArea()
  return main && !failed ? { top: window.scrollY, height: main.getBoundingClientRect().height } : null
}

/** Notes in the history entry where its page is. Call before a navigation. */
export function notePlace(): void {
  clearTimeout(noting)
  const now = currentPlace()
  const noted = notedPlace()
  if (now && (now.top !== noted?.top || now.height !== noted.height)) updateHistoryState(now)
}

/** Call when a new entry of the history is current. */
export function enterEntry(): void {
  entry = entryKey()
}

/** Call on back and forward, while the page that is left is still shown. */
export function leaveByBack(): void {
  clearTimeout(noting)
  const place = currentPlace()
  // A hash that was followed makes a new entry and has scrolled already. The place was noted before.
  const isNew = Object.keys(historyState()).length === 0
  if (place && !isNew) left.set(entry, place)
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
  place: Place
  /** Px to which the window was scrolled; less than the place where the document is too low. */
  scrolled: number
  /** Scrolls to the place again, and holds the height. Returns the px to which the window was scrolled. */
  hold: () => number
  /** Gives the page its own height and scrolls to its top, where an error stands in place of its content. */
  fail: () => void
  /** Gives the page its own height for good. */
  release: () => void
}

/** Loads the function that keeps a held page at its place. Returns a function that ends it. */
type LoadKeeper = () => Promise<(page: HeldPage) => () => void>
let loadKeeper: LoadKeeper

function holdPage(main: HTMLElement, place: Place): void {
  let end = nothing
  const hold = (): number => {
    failed = false
    // Texts for screen readers are absolute, and would not be cut off otherwise.
    main.style.position = 'relative'
    holdPlace(main, place)
    return (top = window.scrollY)
  }
  const release = (): void => {
    stop = nothing
    failed = false
    end()
    releasePlace(main)
  }
  const fail = (): void => {
    failed = true
    releasePlace(main)
    scrollWindow(0)
  }
  stop = release
  const scrolled = hold()
  loadKeeper().then((keep) => {
    if (stop === release) end = keep({ main, place, scrolled, hold, fail, release })
  }, release)
}

/** Shows a page at the place where it was left. Call right before the page is shown. Returns whether the place is known. */
export function restorePlace(): boolean {
  stop()
  const main = mainArea()
  const place = left.get(entry) ?? notedPlace()
  left.delete(entry)
  restored = true
  if (main && place) holdPage(main, place)
  return place !== undefined
}

/** Call once, before the app renders. After a reload the boot script holds the place until then. */
export function startScrollRestoration(load: LoadKeeper): void {
  loadKeeper = load
  enterEntry()
  window.addEventListener('pagehide', notePlace)
  window.addEventListener(
    'scroll',
    () => {
      top = window.scrollY
      clearTimeout(noting)
      noting = setTimeout(notePlace, scrollEndMs)
    },
    { passive: true },
  )
}
