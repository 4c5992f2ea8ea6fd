import { auth } from '@xhkt/platform/auth'
import { prefetchLogin } from '../../session/login-dialog/login-loader.ts'
import { connectionSpeed } from './connection-speed.ts'

/** Milliseconds without a finished request, so that the page's own requests come first. */
const quietMs = 3_000

const isQuiet = (): boolean =>
  performance.getEntriesByType('resource').every(({ responseEnd }) => responseEnd < performance.now() - quietMs)

/**
 * Prefetches the login dialog for a visitor once the page has loaded, no request has finished for a while and the browser is idle, so
 * that opening the dialog needs no request. Skips slow connections and those that save data. Returns a function that stops it.
 */
export function prefetchLoginAtIdle(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const prefetch = (): void => {
    if (!auth.token() && connectionSpeed() === '4g') prefetchLogin()
  }
  const look = (): void => {
    if (!isQuiet()) wait()
    else if ('requestIdleCallback' in window) requestIdleCallback(prefetch)
    else prefetch()
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
