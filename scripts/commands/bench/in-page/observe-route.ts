export interface RouteNotes {
  /** Milliseconds from the click or `popstate` to the first frame with the content. */
  content: number
  /** The longest task since then, in milliseconds. */
  longest: number
}

/** Measures the next change of the page, from its click or `popstate` on, into `window.benchRoute`. Runs in the browser. */
export function observeRoute(selector: string): void {
  const notes: RouteNotes = { content: 0, longest: 0 }
  Object.assign(window, { benchRoute: notes })
  let from = 0
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (from && startTime + duration > from) notes.longest = Math.max(notes.longest, duration)
    }
  })
  observer.observe({ type: 'longtask' })
  const look = (): void => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].some((element) => element.getClientRects().length > 0)
    if (found) notes.content = performance.now() - from
    else requestAnimationFrame(look)
  }
  const begin = (event: Event): void => {
    removeEventListener('click', begin, true)
    removeEventListener('popstate', begin, true)
    from = event.timeStamp
    requestAnimationFrame(look)
  }
  addEventListener('click', begin, true)
  addEventListener('popstate', begin, true)
}
