import { useSyncExternalStore } from 'react'
import { serverNow } from '@xhkt/platform/api'

/** How often the ticker wakes, in milliseconds. */
const TICK_MS = 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Wakes on the full seconds of the server, each wake counted from the clock anew: it cannot drift. */
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
 * The present in 10-digit seconds, by whole steps (a second unless told): one ticker for all who ask, none while nobody does or
 * the tab is hidden.
 *
 * It is the server's time, as far as its answers tell it. What must be right to the second (is it on air, is the discount still
 * there) is the server's to say all the same, and is asked again at zero.
 */
export function useNow(step = TICK_MS): number {
  // Rounded to the step, it changes with the step only: whoever counts minutes is not drawn every second.
  return useSyncExternalStore(subscribe, () => (Math.floor(serverNow() / step) * step) / 1000)
}
