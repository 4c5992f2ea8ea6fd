// Runs inline in index.html before any bundle (its text is constant, so the page's policy allows it by its hash):
// asks for what the addressed page needs, and draws that page's skeleton. Mind its size: it is in every page.
import { buildUrl } from '@xhkt/platform/api/build-url'
import { keptDeviceId } from '@xhkt/platform/api/device-id'
import { type AddressValues, addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import type { Area } from '@xhkt/contract/federation/areas'
import { takesCanary } from '@xhkt/contract/federation/canary'
import type { AreaRelease, LiveArea, Registry } from '@xhkt/contract/federation/registry'
import type { EarlyRequest } from '@xhkt/contract/federation/route-manifest'
import { requestHeaders } from '@xhkt/platform/api/headers'
import { readSession } from '@xhkt/platform/auth/session-cookies'
import { startApp } from './first-scripts.ts'

const json = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '{}')

const { apiBase, beacons } = json('xhkt-config') as { apiBase: string; beacons: string }
const registry = json('xhkt-registry') as Registry
const token = readSession()?.token ?? ''
const early = new Map<string, Promise<Response>>()

function ask(request: EarlyRequest, valueOf: AddressValues): void {
  const query = earlyQuery(request, valueOf)
  if (!query) return
  const { path, picture } = request
  const url = apiBase + buildUrl(path, query)
  const answer = fetch(url, { headers: requestHeaders(token) })
  early.set(url, answer)
  answer.then((response) => (picture && response.ok ? paintPicture(response.clone(), picture) : undefined)).catch(() => undefined)
}

async function paintPicture(response: Response, place: string): Promise<void> {
  let found: unknown = ((await response.json()) as { data?: unknown }).data
  for (const part of place.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[part]
  const slot = document.querySelector<HTMLElement>('#root [data-early-picture]')
  if (typeof found !== 'string' || !slot) return
  const picture = document.createElement('img')
  picture.alt = ''
  picture.fetchPriority = 'high'
  picture.src = found
  slot.append(picture)
}

function preload(release: AreaRelease, page: string): void {
  const add = (href: string, as: 'script' | 'style'): void => {
    const link = document.createElement('link')
    // One rule with LoadControl: the same mode and digest, or the browser loads the file twice.
    Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity: release.integrity[href] ?? '' })
    document.head.append(link)
  }
  const { js, css } = release.assets[page] ?? { js: [], css: [] }
  for (const href of css) add(href, 'style')
  for (const href of [release.entry, ...js]) if (href) add(href, 'script')
}

function drawSkeleton(kind: string): void {
  const template = document.getElementById(`skeleton-${kind}`)
  const main = document.getElementById('main')
  if (template instanceof HTMLTemplateElement && main) main.replaceChildren(template.content.cloneNode(true))
}

/** A page that is shown again has the height that it had, or the browser could not scroll it to where it was (app/page-room.ts). */
function holdRoom(): void {
  const { height } = (history.state ?? {}) as { height?: number }
  if (height) document.body.style.minHeight = `${height}px`
}

const always: EarlyRequest[] = [{ path: '/v1/menu' }, { path: '/v1/sys/config' }]
const areas = Object.entries(registry.areas) as [Area, LiveArea][]
const device = keptDeviceId()
const canaries = areas.filter(([area, { canary }]) => canary && device && takesCanary(device, area, canary)).map(([area]) => area)
Object.assign(window, { __xhkt: { early, earlyToken: token, asked: Date.now(), canaries } })
const found =
  areas
    .map(([area, live]) => (canaries.includes(area) && live.canary) || live)
    .map((release) => ({ release, route: matchRoute(location.pathname, release.routes) }))
    .find(({ route }) => route) ?? null
const route = found?.route
const allowed = route && (route.access === 'public' || token)

// A page that is on its way to the mobile site is hidden (mobile/redirect.ts), and asks for nothing.
if (!document.documentElement.hidden) {
  startApp({ release: registry.host?.release ?? '', beacons })
  const valueOf = addressValues(route?.path ?? '', location.pathname, location.search)
  for (const request of [...((allowed && route.early) || []), ...always]) ask(request, valueOf)
  if (found && route && allowed) preload(found.release, route.page)
  drawSkeleton(allowed ? route.skeleton : 'plain')
  holdRoom()
}
