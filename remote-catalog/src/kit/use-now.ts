import { useSyncExternalStore } from 'react'
import { serverNow } from '@xhkt/platform/api'

/** In milliseconds. */
const TICK_MS = 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Wakes on full seconds of the server. Each wait is computed from the clock, so that it cannot drift. */
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
 * The server's time in 10-digit seconds, in whole steps (a second by default). One ticker for all users; none without users or in
 * a hidden tab.
 *
 * What must be right to the second (is it on air, is the discount over) is the server's decision: the caller asks it at zero.
 */
export function useNow(step = TICK_MS): number {
  // Rounded to the step: a component that shows minutes does not render every second.
  return useSyncExternalStore(subscribe, () => (Math.floor(serverNow() / step) * step) / 1000)
}
