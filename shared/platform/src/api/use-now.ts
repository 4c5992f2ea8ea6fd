import { useCallback, useSyncExternalStore } from 'react'
import { clockListeners, serverNow } from './server-now.ts'

/** Milliseconds between two ticks, unless all users need fewer. */
const TICK_MS = 1_000

/** Each user with its step in milliseconds. */
const users = new Map<() => void, number>()
let timer: ReturnType<typeof setTimeout> | undefined
/** When the timer ends, by the server's clock. */
let due = Infinity

/** Schedules the tick at the next full step of any user, by the server's clock. Computes the delay each time, so ticks do not drift. */
function schedule(): void {
  clearTimeout(timer)
  due = Infinity
  if (users.size === 0 || document.hidden) return
  const now = serverNow()
  due = Math.min(...[...users.values()].map((step) => now + step - (now % step)))
  timer = setTimeout(tick, due - now)
}

function tick(): void {
  for (const user of [...users.keys()]) user()
  schedule()
}

function subscribe(user: () => void, step: number): () => void {
  users.set(user, step)
  if (users.size === 1) {
    document.addEventListener('visibilitychange', tick)
    clockListeners.add(tick)
  }
  const now = serverNow()
  // A page has many users, which come and go together: each new timer would cost more than all their ticks.
  if (now + step - (now % step) < due) schedule()
  return () => {
    users.delete(user)
    if (users.size > 0) return
    schedule()
    document.removeEventListener('visibilitychange', tick)
    clockListeners.delete(tick)
  }
}

/**
 * A value that follows from the server's time. The component renders only when the value changes.
 * @param select - gets the time in 10-digit seconds, and returns the same primitive value while nothing changes
 * @param step - milliseconds; the value is computed at least once per step, and at every tick of other users
 */
export function useNowSelector<Value extends string | number | boolean>(select: (now: number) => Value, step = TICK_MS): Value {
  const subscribeWithStep = useCallback((user: () => void) => subscribe(user, step), [step])
  return useSyncExternalStore(subscribeWithStep, () => select(Math.floor(serverNow() / 1000)))
}

/**
 * The server's time in 10-digit seconds, rounded down to whole steps. All users in the page share one timer, which ticks as often as the
 * finest step needs. It stops when nobody listens and while the tab is hidden.
 *
 * The server's clock is known to about a second. Where the second matters (is it on air, is the discount still valid), a page requests
 * the state again at zero.
 * @param step - milliseconds; the component renders once per step
 */
export function useNow(step = TICK_MS): number {
  return useNowSelector((now) => (Math.floor((now * 1000) / step) * step) / 1000, step)
}
