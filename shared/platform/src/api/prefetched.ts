import { synchronizeClock } from './server-now.ts'

/** What the boot script leaves on the window: the responses that it requested before any bundle was loaded. */
interface BootResult {
  /** Prefetched responses by URL: the base of the API, then path and query as `buildUrl` makes them. */
  early?: Map<string, Promise<Response>>
  /** The token of these requests, or an empty string. */
  earlyToken?: string
  /** When the boot script sent them, by `Date.now()`. */
  sentAt?: number
}

const boot = (): BootResult => (window as { __xhkt?: BootResult }).__xhkt ?? {}

// Synchronizes the clock as soon as the responses come. A call may use them much later.
const { sentAt = NaN, early: responses } = boot()
for (const response of responses?.values() ?? []) response.then(({ headers }) => synchronizeClock(sentAt, headers)).catch(() => undefined)

/** The URL with its parameters in a fixed order: the order has no meaning, and callers differ in it. */
function normalized(url: string): string {
  const [path, query = ''] = url.split('?')
  return `${path}?${query.split('&').sort().join('&')}`
}

/**
 * Removes and gives the prefetched response to a GET, or null. It is from the session of `token`.
 * @param token Null: the call carries no token, so a response of any session is right.
 */
export function takePrefetched(url: string, token: string | null): Promise<Response> | null {
  const { early, earlyToken = '' } = boot()
  if (!early?.size || (token !== null && token !== earlyToken)) return null
  const key = early.has(url) ? url : [...early.keys()].find((each) => normalized(each) === normalized(url))
  if (key === undefined) return null
  const response = early.get(key) ?? null
  early.delete(key)
  return response
}

/** Drops all prefetched responses: a write may have made them stale, or one of them may have made its page throw. */
export const clearPrefetched = (): void => boot().early?.clear()
