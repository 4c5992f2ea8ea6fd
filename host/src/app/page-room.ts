/**
 * A browser takes a page that is shown again to where it was scrolled, but only within the height that there is, and a skeleton
 * is short. So each entry of the history notes how high its page was, and gets that room back until the page is there.
 */
const settled = 200
/** Longest time, in milliseconds, for a page that comes back shorter than it was. */
const patience = 10_000

const notedHeight = (state: unknown): number => (state as { height?: number } | null)?.height ?? 0

let restored = false

/** Whether the page in sight was there before, so that it is the browser that scrolls it. */
export const isRestored = (): boolean => restored

let stop = (): void => undefined

/** The page in sight is another one, which starts at its top. */
export function leaveRoom(): void {
  restored = false
  stop()
}

function hold(height: number): void {
  stop()
  const root = document.getElementById('root')
  if (!height || !root) return
  document.body.style.minHeight = `${height}px`
  const watch = new ResizeObserver(() => {
    // What is empty or has failed does not grow any more.
    if (root.offsetHeight >= height || root.querySelector('#main [data-state]')) stop()
  })
  watch.observe(root)
  const timer = setTimeout(() => stop(), patience)
  stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    document.body.style.minHeight = ''
  }
}

/** To be called once, before the app is drawn: after a reload the boot script holds the room until then. */
export function keepRoom(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = (): void => {
    const height = document.documentElement.scrollHeight
    if (notedHeight(history.state) !== height) history.replaceState({ ...(history.state as object | null), height }, '')
  }
  restored = notedHeight(history.state) > 0
  hold(notedHeight(history.state))
  window.addEventListener('popstate', ({ state }) => {
    restored = true
    hold(notedHeight(state))
  })
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(note, settled)
    },
    { passive: true },
  )
}
