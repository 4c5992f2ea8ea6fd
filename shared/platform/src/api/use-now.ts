import { useSyncExternalStore } from 'react'
import { serverNow } from './server-now.ts'

/** Milliseconds between two ticks. */
const TICK_MS = 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Schedules the next tick for the next full second of the server. The delay is computed each time, so the ticks do not drift. */
function schedule(): void {
  clearTimeout(timer)
  if (listeners.size > 0 && !document.hidden) timer = setTimeout(tick, TICK_MS - (serverNow() % TICK_MS))
}

function tick(): void {
  for (const listener of [...listeners]) listener()
  schedule()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', tick)
    schedule()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', tick)
    schedule()
  }
}

/**
 * The server's time in 10-digit seconds, rounded down to whole steps. All users in the page share one timer; it stops when nobody
 * listens and while the tab is hidden.
 *
 * The server's clock is known to about a second. What must be right to the second (is it on air, is the discount still valid) is asked
 * of the server again at zero.
 * @param step - milliseconds; the component renders once per step
 */
export function useNow(step = TICK_MS): number {
  return useSyncExternalStore(subscribe, () => (Math.floor(serverNow() / step) * step) / 1000)
}
