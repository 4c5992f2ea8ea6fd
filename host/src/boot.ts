// Runs inline in index.html before any bundle (its text is constant, so the content security policy allows it by its hash): requests
// what the addressed page needs, and shows its skeleton. Keep it small: it is in every page.
import { buildUrl } from '@xhkt/platform/api/build-url'
import { type AddressValues, addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import type { Area } from '@xhkt/contract/federation/areas'
import type { LiveArea } from '@xhkt/contract/federation/registry'
import type { EarlyRequest } from '@xhkt/contract/federation/route-manifest'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { srcSetOf } from '@xhkt/contract/picture-widths'
import { requestHeaders } from '@xhkt/platform/api/headers'
import { readSession } from '@xhkt/platform/auth/session-cookies'
import { adoptStyle } from './boot/adopt-style.ts'
import { requestFirstFile } from './boot/first-media.ts'
import { showFirstView } from './boot/first-view.ts'
import { holdScroll, notedScroll } from './boot/hold-scroll.ts'
import { pageRegistry } from './boot/page-registry.ts'
import { preloadChunks, preloadPage, textAt, valueAt } from './boot/preload.ts'
import { startApp } from './boot/start-app.ts'
import type { BootResult } from './boot/window-globals.ts'

const { apiBase, beacons } = JSON.parse(document.getElementById('xhkt-config')?.textContent ?? '{}') as { apiBase: string; beacons: string }
const registry = pageRegistry()
const token = readSession()?.token ?? ''
const early = new Map<string, Promise<Response>>()

function request(call: EarlyRequest, valueOf: AddressValues): void {
  const query = earlyQuery(call, valueOf)
  if (!query) return
  const { path, picture, file, startAt } = call
  const url = apiBase + buildUrl(path, query)
  const answer = fetch(url, { headers: requestHeaders(token) })
  early.set(url, answer)
  // The page that takes the answer shows its failure. Until then a failure is not an uncaught error.
  answer.catch(() => undefined)
  if (!picture && !file) return
  const media = answer.then((response) => (response.ok ? response.clone().json() : {})).then(
    ({ data }: { data?: unknown }) => {
      const found = textAt(data, picture)
      showPicture(found)
      return requestFirstFile(textAt(data, file), startAt && valueOf(startAt) === '' ? valueAt(data, startAt) : null)
    },
    () => null,
  )
  if (startAt) boot.media = media
}

function showPicture(found: string): void {
  const slot = document.querySelector<HTMLElement>('#root [data-early-picture]')
  if (!found || !slot) return
  const picture = document.createElement('img')
  picture.alt = ''
  picture.fetchPriority = 'high'
  // Decoded at once, the picture is in the next frame, and not first when the main thread is idle again.
  picture.decoding = 'sync'
  const width = slot.dataset.earlyPicture
  if (width) {
    // The same size as the page's `Cover` sets. With another one the browser would load the picture in two widths.
    picture.sizes = `${width}px`
    picture.srcset = srcSetOf(found) ?? ''
  }
  picture.src = found
  slot.replaceChildren(picture)
  boot.picture = { href: location.href, image: picture }
}

function showSkeleton(id: string): void {
  const template = document.getElementById(id) ?? document.getElementById('skeleton-plain')
  const main = document.getElementById('main')
  if (!(template instanceof HTMLTemplateElement) || !main) return
  adoptStyle(template)
  main.replaceChildren(template.content.cloneNode(true))
}

/** Restores the scroll position of the page in its first frame (shell/navigation/scroll-restoration.ts). */
function restoreScroll(): void {
  history.scrollRestoration = 'manual'
  const main = document.getElementById('main')
  const left = notedScroll()
  if (main && left) holdScroll(main, left)
}

const always: EarlyRequest[] = [{ path: '/v1/menu' }, { path: '/v1/sys/config' }]
const areas = Object.entries(registry.areas) as [Area, LiveArea][]
// The script of `canary-choice.ts` has left them. Only a page with a canary has that script.
const canaries = window.__xhkt?.canaries ?? []
const boot: BootResult = (window.__xhkt = { ...window.__xhkt, early, earlyToken: token, sentAt: Date.now() })
/** The addressed page, if this visitor may see it. */
const [page] = areas
  .map(([area, live]) => (canaries.includes(area) && live.canary) || live)
  .flatMap((release) => {
    const route = matchRoute(location.pathname, release.routes)
    return route && (route.access === 'public' || token) ? [{ release, route }] : []
  })

// A page that is leaving for the mobile site is hidden (mobile-redirect.ts), and requests nothing. Neither does a page in an unsupported
// browser, which shows a message (scripts/release/index-html/unsupported-browser.ts).
const { hidden, dataset } = document.documentElement
if (!hidden && dataset.unsupported === undefined) {
  const valueOf = addressValues(page?.route.path ?? '', location.pathname, location.search)
  // These requests come first: the page waits for their answers, and a browser has six connections.
  for (const call of page?.route.early ?? []) request(call, valueOf)
  startApp({ release: registry.host?.release ?? '', beacons })
  for (const call of always) request(call, valueOf)
  if (page) {
    const { release, route } = page
    preloadPage(release, route.page, () => preloadChunks(route.chunks, release, registry.host))
  }
  showSkeleton(page ? skeletonId(page.release, page.route.skeleton) : '')
  showFirstView()
  restoreScroll()
}
