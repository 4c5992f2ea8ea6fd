import { buildUrl } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { preloadPlaylist } from '../../boot/first-media.ts'
import { textAt } from '../../boot/preload.ts'
import { hasFailed } from '../../federation/fallback-release.ts'
import { loadHostPage } from '../../federation/host-pages.ts'
import { loadedPage, loadPage } from '../../federation/load-page.ts'
import { loadFiles } from '../../federation/release-files.ts'
import { folderOf, type OwnedRoute, routeOf, runningRelease } from '../../federation/tab-releases.ts'
import { rememberedAddress } from '../navigation/remembered-address.ts'
import { prefetchAnswer } from './prefetch-answers.ts'
import { prefetchPicture } from './prefetch-picture.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * The effective type of the connection, such as `4g`; null if the browser saves data, so that nothing may be prefetched. Without the
 * Network Information API the connection counts as `4g`.
 */
function connectionSpeed(): string | null {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData ? null : (connection?.effectiveType ?? '4g')
}

/** Milliseconds until an address may be prefetched again. */
const againMs = 30_000
const prefetchedAt = new Map<string, number>()

function isDue(address: string): boolean {
  const now = Date.now()
  for (const [each, at] of prefetchedAt) if (now - at >= againMs) prefetchedAt.delete(each)
  return !prefetchedAt.has(address) && Boolean(prefetchedAt.set(address, now))
}

/** Uses the same loader as the page itself, so that no file is requested twice. */
async function loadCode({ owner, page }: OwnedRoute): Promise<unknown> {
  if (owner === 'host') return loadHostPage(page)
  const release = runningRelease(owner)
  return release && !hasFailed(release) && !loadedPage(release, page) && loadPage(owner, release, page)
}

/**
 * Prefetches the code of the page that a link leads to, the answers that its route declares, and the picture that they name. Failures are
 * silent.
 */
export function prefetchPage({ pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>): void {
  const speed = connectionSpeed()
  const address = new URL(rememberedAddress(pathname + search), location.href)
  const route = routeOf(address.pathname)
  if (!speed || speed.includes('2g') || !route || address.pathname + address.search === location.pathname + location.search) return
  // The guard would not open the page. Not `auth.token()`: that ends an expired session, and a prefetch must not.
  if (route.access === 'session' && !useAuth.getState().token) return
  if (!isDue(address.pathname + address.search)) return
  loadCode(route).catch(() => undefined)
  prefetchData(route, address).catch(() => undefined)
}

async function prefetchData(route: OwnedRoute, address: URL): Promise<void> {
  const release = route.owner === 'host' ? undefined : runningRelease(route.owner)
  // index.html has the early requests of its own page alone.
  if (release && !route.early) await loadFiles(folderOf(release))
  const { early = [] } = release?.routes.find(({ path }) => path === route.path) ?? route
  const valueOf = addressValues(route.path, address.pathname, address.search)
  for (const request of early) {
    const query = earlyQuery(request, valueOf)
    if (!query) continue
    prefetchAnswer(config.apiBase + buildUrl(request.path, query), (data) => {
      preloadPlaylist(textAt(data, request.file))
      if (release) prefetchPicture(release, route.skeleton, textAt(data, request.picture))
    })
  }
}
