import { buildUrl } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { hasFailed } from '../federation/stand-in.ts'
import { type OwnedRoute, routeOf, runningOf } from '../federation/tab-releases.ts'
import { askAhead } from './answers.ts'
import type { HostParts } from './host-parts.ts'
import { lineSpeed } from './line.ts'

/** An address is looked at again after this time, in milliseconds. */
const againMs = 30_000
const looked = new Map<string, number>()

function isNew(address: string): boolean {
  const now = Date.now()
  for (const [each, at] of looked) if (now - at >= againMs) looked.delete(each)
  return !looked.has(address) && Boolean(looked.set(address, now))
}

/** By the loader of the page's own place, so that no file is asked for twice. */
async function loadCode({ loadHostPage, loadedPage, loadPage }: HostParts, { owner, page }: OwnedRoute): Promise<unknown> {
  if (owner === 'host') return loadHostPage(page)
  const release = runningOf(owner)
  return release && !hasFailed(release) && !loadedPage(release, page) && loadPage(owner, release, page)
}

/** Fetches the code of the page that a link leads to, and the answers that its route names. A failure shows when it is followed. */
export function prefetch(host: HostParts, { pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>): void {
  const speed = lineSpeed()
  const address = new URL(host.keptAddress(pathname + search), location.href)
  const route = routeOf(address.pathname)
  if (!speed || speed.includes('2g') || !route || address.pathname + address.search === location.pathname + location.search) return
  // A page that its guard will not open is nobody's yet. Not `auth.token()`: that ends a session whose time is over, for a mere look.
  if (route.access === 'session' && !useAuth.getState().token) return
  if (!isNew(address.pathname + address.search)) return
  loadCode(host, route).catch(() => undefined)
  const valueOf = addressValues(route.path, address.pathname, address.search)
  for (const request of route.early ?? []) {
    const query = earlyQuery(request, valueOf)
    if (query) askAhead(config.apiBase + buildUrl(request.path, query))
  }
}
