import { auth } from '@xhkt/shared/auth'
import { prefetchLogin } from './login-loader.ts'

/** So long must nothing have arrived: whatever the page itself wants comes first. */
const quietMs = 3_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** False on a line that is slow, or that somebody pays for by the byte. A browser that does not say has none of either. */
function lineIsFree(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}

const isQuiet = (): boolean =>
  performance.getEntriesByType('resource').every((entry) => (entry as PerformanceResourceTiming).responseEnd < performance.now() - quietMs)

/**
 * Fetches the login dialog for a visitor when the page has loaded, has been quiet for a while and the browser has nothing
 * to do, so that opening it costs no request. Returns how to stop.
 */
export function prefetchAtIdle(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchIt = (): void => {
    if (!auth.token() && lineIsFree()) prefetchLogin()
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
