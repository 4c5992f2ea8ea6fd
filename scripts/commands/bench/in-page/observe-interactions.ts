/** Stores the duration of the slowest interaction since the call as `window.benchInp`, in ms. Runs in the browser. */
export function observeInteractions(): void {
  Object.assign(window, { benchInp: 0 })
  const found = window as unknown as { benchInp: number }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) found.benchInp = Math.max(found.benchInp, entry.duration)
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
}
