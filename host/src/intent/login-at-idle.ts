import { auth } from '@xhkt/platform/auth'
import type { HostParts } from './host-parts.ts'
import { lineSpeed } from './line.ts'

/** So long must nothing have arrived: whatever the page itself wants comes first. */
const quietMs = 3_000

const isQuiet = (): boolean =>
  performance.getEntriesByType('resource').every((entry) => (entry as PerformanceResourceTiming).responseEnd < performance.now() - quietMs)

/**
 * Fetches the login dialog for a visitor when the page has loaded, has been quiet for a while and the browser has nothing to do, so that
 * opening it costs no request; not on a line that is slow, or paid by the byte. Returns how to stop.
 */
export function loginAtIdle({ prefetchLogin }: Pick<HostParts, 'prefetchLogin'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchIt = (): void => {
    if (!auth.token() && lineSpeed() === '4g') prefetchLogin()
  }
  const look = (): void => {
    if (!isQuiet()) wait()
    else if ('requestIdleCallback' in window) requestIdleCallback(fetchIt)
    else fetchIt()
  }
  const wait = (): void => {
    timer = setTimeout(look, quietMs)
  }

  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    clearTimeout(timer)
  }
}
