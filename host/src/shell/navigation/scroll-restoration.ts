import { historyState, updateHistoryState } from '@xhkt/platform/router/history-state'
import { holdPlace, naturalHeight, notedPlace, type Place, releasePlace } from '../../boot/hold-place.ts'

/** In milliseconds. Safari refuses more than 100 changes of the history state in 30 s. */
const scrollEndMs = 500
/** In milliseconds. A page that has loaded has its former height twice in a row. */
const checkMs = 150
/** A page may be higher or lower than before. Its last part has failed by then (10 s), or is there. */
const maxChecks = 70
const inputs = ['pointerdown', 'keydown'] as const

const mainArea = (): HTMLElement | null => document.getElementById('main')

/** The content does not have its places yet. */
const loading = '[data-skeleton],[data-rest-of-page]'
/** In place of the content, which comes after a retry or a login. */
const incomplete = '[data-state="error"],[data-login-required]'

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
  return String(key ?? idx ?? location.hash)
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
  return main && !failed ? { top, height: main.getBoundingClientRect().height } : null
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
  if (place) left.set(entry, place)
  enterEntry()
}

/** Call when another page is shown, which starts at its top. */
export function endScrollRestoration(): void {
  restored = false
  stop()
}

let onRestored = (_top: number): void => undefined

/** Calls back when a page that is shown again is complete, with its scroll position, unless the learner has scrolled meanwhile. */
export function whenRestored(listener: (top: number) => void): void {
  onRestored = listener
}

/** Keeps a page at its place until its content is as high as it was, or the learner uses it. */
function keepPlace(main: HTMLElement, place: Place): void {
  let expected = 0
  let used = false
  let checks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const has = (selector: string, text = ''): boolean =>
    // Not in a page that is out of sight, nor a picture of a skeleton.
    [...main.querySelectorAll(selector)].some(
      (found) => found.textContent.includes(text) && !found.closest('[style*="display: none"],[role="img"]'),
    )
  const isStill = (): boolean => Math.abs(window.scrollY - expected) < 1
  const hold = (): void => {
    holdPlace(main, place)
    expected = top = window.scrollY
  }
  const fail = (): void => {
    failed = true
    releasePlace(main)
    expected = top = window.scrollY
  }
  const finish = (): void => {
    const still = isStill()
    stop()
    if (still) onRestored(place.top)
  }
  let equal = 0
  const check = (): void => {
    timer = undefined
    checks++
    const height = naturalHeight(main)
    equal = Math.abs(height - place.height) < 1 ? equal + 1 : 0
    const isComplete = equal > 1 && !has('[role="status"]', '加载中')
    if (isComplete || used || !isStill() || checks > maxChecks) finish()
    else if (has(incomplete) && height < place.top + window.innerHeight) fail()
    else look()
  }
  function look(): void {
    const isLoading = has(loading)
    if (isLoading) {
      clearTimeout(timer)
      timer = undefined
    }
    if (failed) {
      if (has(incomplete)) return
      failed = used = false
      if (isStill()) hold()
      else stop()
    }
    if (!isLoading && isRestoring()) timer ??= setTimeout(check, checkMs)
  }
  const use = (): void => {
    used = true
  }
  const changes = new MutationObserver(look)
  for (const type of inputs) window.addEventListener(type, use, { passive: true })
  stop = () => {
    stop = nothing
    failed = false
    changes.disconnect()
    clearTimeout(timer)
    for (const type of inputs) window.removeEventListener(type, use)
    releasePlace(main)
  }
  hold()
  changes.observe(main, { childList: true, subtree: true, attributeFilter: ['style'] })
  timer = setTimeout(check, checkMs)
}

/** Shows a page at the place where it was left. Call right before the page is shown. Returns whether the place is known. */
export function restorePlace(): boolean {
  stop()
  const main = mainArea()
  const place = left.get(entry) ?? notedPlace()
  left.delete(entry)
  restored = true
  if (main && place) keepPlace(main, place)
  return place !== undefined
}

/** Call once, before the app renders. After a reload the boot script holds the place until then. */
export function startScrollRestoration(): void {
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
