import { handFocus, isDialogInSight, isInSight, mainArea } from '../app/page-focus.ts'

/** For so long a page that is back may take until what had been followed in it is there again, in milliseconds. */
const patience = 5_000

/** A control of a page, which may be another element once the page is back: what it leads to or says, and which of those that do. */
interface Followed {
  name: string
  nth: number
}

const controls = 'a[href], button'
const nameOf = (control: Element): string => control.getAttribute('href') ?? control.textContent

/** In sight: a page that is kept has its own, unseen. */
function equalsOf(name: string): HTMLElement[] {
  const all = mainArea()?.querySelectorAll<HTMLElement>(controls) ?? []
  return [...all].filter((each) => nameOf(each) === name && isInSight(each))
}

/** The entry of the history, which outlives the page and a reload, remembers it. */
function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
  if (!control || !mainArea()?.contains(control)) return
  const name = nameOf(control)
  const followed: Followed = { name, nth: equalsOf(name).indexOf(control) }
  history.replaceState({ ...(history.state as object | null), followed }, '')
}

/** Whoever has the focus by now keeps it. */
function isFree(): boolean {
  const active = document.activeElement
  return (!active || active === document.body || active === mainArea()) && !isDialogInSight()
}

function seek({ name, nth }: Followed): () => void {
  const look = (): void => {
    const found = equalsOf(name)[nth]
    if (isFree()) handFocus(found ?? null)
    if (found || !isFree()) stop()
  }
  const watch = new MutationObserver(look)
  const main = mainArea()
  if (main) watch.observe(main, { childList: true, subtree: true })
  // The router draws the page in answer to the same event.
  const first = setTimeout(look)
  const last = setTimeout(() => stop(), patience)
  const stop = (): void => {
    watch.disconnect()
    clearTimeout(first)
    clearTimeout(last)
  }
  return stop
}

/** Back and forward give the focus to what was followed on the page, as soon as that is there again. */
export function giveFocusToFollowed(): void {
  let stop = (): void => undefined
  const back = (state: unknown): void => {
    stop()
    const { followed } = (state ?? {}) as { followed?: Followed }
    if (followed) stop = seek(followed)
  }
  const options = { capture: true, passive: true }
  // Before the router's own handlers leave the page.
  document.addEventListener('click', note, options)
  // A learner who does anything has gone on.
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, () => stop(), options)
  window.addEventListener('popstate', ({ state }) => back(state), options)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward') back(history.state)
}
