declare global {
  interface Window {
    /** Pending timers and frames, and object URLs that are not revoked. Each value names the kind and the line of code. */
    __pending?: Map<unknown, string>
  }
}

type Starts = 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback'
type Ends = 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame' | 'cancelIdleCallback'

/** Records timers, frames and object URLs, because a browser cannot list them. Runs in the page before its first script. */
export function countPending(): void {
  const pending = new Map<unknown, string>()
  window.__pending = pending
  const callSite = (): string => /[\w.-]+:\d+:\d+/.exec(new Error().stack?.split('\n')[3] ?? '')?.[0] ?? 'unknown'

  const watch = (starts: Starts, ends: Ends, ids: string): void => {
    const start = window[starts] as (call: unknown, ...rest: unknown[]) => number
    const end = window[ends] as (id?: number) => void
    const recorded = (call: (...given: unknown[]) => unknown, ...rest: unknown[]): number => {
      const run = (...given: unknown[]): unknown => {
        if (starts !== 'setInterval') pending.delete(`${ids} ${id}`)
        return call(...given)
      }
      const id = start.call(window, run, ...rest)
      pending.set(`${ids} ${id}`, `${starts} at ${callSite()}`)
      return id
    }
    const cleared = (id?: number): void => {
      pending.delete(`${ids} ${id}`)
      end.call(window, id)
    }
    Object.assign(window, { [starts]: recorded, [ends]: cleared })
  }
  // Timeouts and intervals share their ids: each of the two functions clears both.
  watch('setTimeout', 'clearTimeout', 'timer')
  watch('setInterval', 'clearInterval', 'timer')
  watch('requestAnimationFrame', 'cancelAnimationFrame', 'frame')
  watch('requestIdleCallback', 'cancelIdleCallback', 'idle')

  const create = URL.createObjectURL.bind(URL)
  const revoke = URL.revokeObjectURL.bind(URL)
  URL.createObjectURL = (object) => {
    const url = create(object)
    pending.set(url, `object URL at ${callSite()}`)
    return url
  }
  URL.revokeObjectURL = (url) => {
    pending.delete(url)
    revoke(url)
  }
}
