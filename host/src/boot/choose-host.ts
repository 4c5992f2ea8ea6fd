import { type Browser, hostCookie, takesCanary } from '@xhkt/contract/federation/canary'
import type { Registry } from '@xhkt/contract/federation/registry'
import { liveHost } from './live-host.ts'
import type { HostFallback } from './window-globals.ts'

/** The lifetime of the cookie in seconds. Each page with a canary writes it again. */
const lifetime = 30 * 86_400

function write(value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${hostCookie}=${value}; Path=/; Max-Age=${value ? lifetime : 0}; SameSite=Lax${secure}`
}

/** The value for a browser in which the canary failed: it names no page, so the server sends the live one. */
const failed = (release: string): string => `failed-${release}`

/**
 * Has the next page of this browser come from the host's canary, or from the live host. Returns what replaces the canary if this page is of
 * the canary and fails.
 */
export function chooseHost(host: Registry['host'], browser: Browser): HostFallback | undefined {
  const canary = host?.canary
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${hostCookie}=`))
  if (!canary) {
    if (cookie) write('')
    return undefined
  }
  const hasFailed = cookie?.endsWith(failed(canary.release))
  if (!hasFailed) write(takesCanary(browser, 'host', canary) ? canary.release : '')
  if (host.release !== canary.release) return undefined
  return liveHost(host.previous, () => {
    write(failed(canary.release))
    location.reload()
  })
}
