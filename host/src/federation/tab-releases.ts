import type { Area, Owner } from '@xhkt/contract/federation/areas'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import type { AreaRelease, LiveArea, Registry } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { routes as hostRoutes } from '../routes.ts'

declare global {
  interface Window {
    /** What the boot script (`boot.ts`) has begun or decided. */
    __xhkt?: { canaries?: Area[] }
  }
}

/** A declared page, with who owns it. */
export type OwnedRoute = RouteDeclaration & { owner: Owner }

function read(): Registry {
  const text = document.getElementById('xhkt-registry')?.textContent
  return text ? (JSON.parse(text) as Registry) : { seq: 0, areas: {} }
}

/** What was live when this tab started. */
export const registry: Registry = read()

const digests = new Map<string, string>(Object.entries(registry.host?.integrity ?? {}))
const taken = new Map<Area, AreaRelease>()
const ofHost = hostRoutes.map((route) => ({ ...route, owner: 'host' as const }))
let routes: OwnedRoute[] = ofHost

/** The files of a release may be loaded from now on. */
export function trust({ integrity }: AreaRelease): void {
  for (const [path, digest] of Object.entries(integrity)) digests.set(path, digest)
}

/** Has this tab run a release from now on: what is mounted already stays. */
export function take(area: Area, release: AreaRelease): void {
  trust(release)
  taken.set(area, release)
  routes = [...ofHost, ...[...taken].flatMap(([owner, ofArea]) => ofArea.routes.map((route) => ({ ...route, owner })))]
}

for (const [area, live] of Object.entries(registry.areas) as [Area, LiveArea][]) {
  // What a canary falls back to is known already.
  trust(live)
  take(area, (window.__xhkt?.canaries?.includes(area) && live.canary) || live)
}

const ranBefore = new Map<string, AreaRelease>()

/** Folder of a release, as the registry names it. */
export const folderOf = ({ entry }: AreaRelease): string => entry.slice(0, entry.lastIndexOf('/') + 1)

/** The same for a release that the learner has taken: what the tab has run so far stands behind it. */
export function moveTo(area: Area, release: AreaRelease): void {
  const before = taken.get(area)
  if (before) ranBefore.set(folderOf(release), before)
  take(area, release)
}

/** What this tab has run before it moved to the release in this folder. */
export const releaseBefore = (folder: string): AreaRelease | undefined => ranBefore.get(folder)

/** The release that this tab runs; it stays on it, unless it fails or the learner takes a newer one. */
export const runningOf = (area: Area): AreaRelease | undefined => taken.get(area)

/** The same, of an area that is there; throws if it is not. */
export function releaseOf(area: Area): AreaRelease {
  const release = runningOf(area)
  if (!release) throw new Error(`nothing of ${area} is live`)
  return release
}

/** The folder of a release of this tab, for whoever reads the console. */
export function releaseName(owner: Owner): string {
  return (owner === 'host' ? registry.host : taken.get(owner))?.release ?? 'none'
}

/** Who owns an address, if anyone does. */
export function routeOf(pathname: string): OwnedRoute | null {
  return matchRoute(pathname, routes)
}

/** The digest of a file of a release that this tab may run. */
export function digestOf(path: string): string | undefined {
  return digests.get(path)
}
