/** The metrics of one page load, in milliseconds except `cls`. */
export interface PageNotes {
  fcp: number
  lcp: number
  cls: number
  /** Milliseconds above 50 of each long task after the first paint. */
  blocking: number
  /** The first frame with an element of the selector. */
  content: number
}

/** Records the metrics of a page load as `window.benchNotes`. Runs in the browser before any other script. */
export function observeLoad(selector: string): void {
  const notes: PageNotes = { fcp: 0, lcp: 0, cls: 0, blocking: 0, content: 0 }
  Object.assign(window, { benchNotes: notes })
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => (notes.lcp = entry.startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) notes.cls += value
  })
  observe('longtask', (entry) => (notes.blocking += Math.max(0, entry.duration - 50)))
  const look = (): void => {
    if (document.querySelector(selector)) notes.content = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
