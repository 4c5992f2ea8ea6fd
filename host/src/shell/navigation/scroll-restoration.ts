import { historyState, updateHistoryState } from '@xhkt/platform/router/history-state'

/**
 * On back, forward and reload the browser restores the scroll position, but only within the height of the page, and a skeleton is
 * short. So each history entry notes the height of its page, and the page gets that height back until its content is there.
 */
const scrollEndMs = 200
/** In milliseconds. The page may be shorter than before, so the height does not stay for ever. */
const restoreTimeout = 10_000

const notedHeight = (state?: unknown): number => historyState(state).height ?? 0

let restored = false

/** Whether the page was reached by back, forward or reload, so that the browser restores its scroll position. */
export const isRestored = (): boolean => restored

let stop = (): void => undefined

/** Call when another page is shown, which starts at its top. */
export function endScrollRestoration(): void {
  restored = false
  stop()
}

function holdHeight(height: number): void {
  stop()
  const root = document.getElementById('root')
  if (!height || !root) return
  document.body.style.minHeight = `${height}px`
  const observer = new ResizeObserver(() => {
    // An empty or failed view does not grow any more.
    if (root.offsetHeight >= height || root.querySelector('#main [data-state]')) stop()
  })
  observer.observe(root)
  const timer = setTimeout(() => stop(), restoreTimeout)
  stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    document.body.style.minHeight = ''
  }
}

/** Call once, before the app renders. After a reload the boot script holds the height until then. */
export function startScrollRestoration(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = (): void => {
    const height = document.documentElement.scrollHeight
    if (notedHeight() !== height) updateHistoryState({ height })
  }
  restored = notedHeight() > 0
  holdHeight(notedHeight())
  window.addEventListener('popstate', ({ state }) => {
    restored = true
    holdHeight(notedHeight(state))
  })
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(note, scrollEndMs)
    },
    { passive: true },
  )
}
