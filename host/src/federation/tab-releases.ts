import type { Area, Owner } from '@xhkt/contract/federation/areas'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import type { AreaRelease, LiveArea, Registry } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { pageRegistry } from '../boot/page-registry.ts'
import { routes as hostRoutes } from '../routes.ts'

/** A declared page, with its owner. */
export type OwnedRoute = RouteDeclaration & { owner: Owner }

/** What was live when this tab started. */
export const registry: Registry = pageRegistry()

const digests = new Map<string, string>(Object.entries(registry.host?.integrity ?? {}))
const running = new Map<Area, AreaRelease>()
/** The releases whose files this tab may hold, by folder. */
const loadable = new Map<string, { area: Area; release: AreaRelease }>()
const ofHost = hostRoutes.map((route) => ({ ...route, owner: 'host' as const }))
let routes: OwnedRoute[] = ofHost

/** Allows the files of a release to be loaded. */
export function allowFiles({ integrity }: Pick<AreaRelease, 'integrity'>): void {
  for (const [path, digest] of Object.entries(integrity)) digests.set(path, digest)
}

/** Makes this tab run a release. What is mounted already stays. */
export function runRelease(area: Area, release: AreaRelease): void {
  allowFiles(release)
  loadable.set(folderOf(release), { area, release })
  running.set(area, release)
  routes = [...ofHost, ...[...running].flatMap(([owner, ofArea]) => ofArea.routes.map((route) => ({ ...route, owner })))]
}

/** Folder of a release, as the registry names it. */
export const folderOf = ({ entry }: AreaRelease): string => entry.slice(0, entry.lastIndexOf('/') + 1)

for (const [area, live] of Object.entries(registry.areas) as [Area, LiveArea][]) {
  // The fallback release of a canary.
  allowFiles(live)
  runRelease(area, (window.__xhkt?.canaries?.includes(area) && live.canary) || live)
}

/** The host's own release or a release of an area that this tab may load, by its folder. */
export function findRelease(folder: string): { area: Area; release: AreaRelease } | { area: 'host'; release: NonNullable<Registry['host']> } | undefined {
  const { host } = registry
  return host && folder === `/host/${host.release}/` ? { area: 'host', release: host } : loadable.get(folder)
}

/** What this tab ran before its last upgrade of each area. */
const previousReleases = new Map<Area, { upgradedTo: string; before: AreaRelease }>()

/** Forbids the files of every release of the area except these. Returns those releases. */
function dropReleases(area: Area, kept: (AreaRelease | undefined)[]): AreaRelease[] {
  const folders = new Set(kept.map((release) => release && folderOf(release)))
  const dropped = [...loadable].filter(([folder, { area: owner }]) => owner === area && !folders.has(folder))
  return dropped.map(([folder, { release }]) => {
    loadable.delete(folder)
    for (const path of Object.keys(release.integrity)) digests.delete(path)
    return release
  })
}

/**
 * Runs a release that the learner has accepted. The one that ran until now becomes its fallback release. Returns the older releases of
 * the area, which this tab needs no more.
 */
export function upgradeTo(area: Area, release: AreaRelease): AreaRelease[] {
  const before = running.get(area)
  if (before) previousReleases.set(area, { upgradedTo: folderOf(release), before })
  runRelease(area, release)
  return dropReleases(area, [release, before])
}

/** What this tab ran before it upgraded to the release in this folder. */
export const previousRelease = (folder: string): AreaRelease | undefined =>
  [...previousReleases.values()].find(({ upgradedTo }) => upgradedTo === folder)?.before

/** The release that this tab runs. It changes only if the release fails or the learner upgrades. */
export const runningRelease = (area: Area): AreaRelease | undefined => running.get(area)

/** The release that this tab runs; throws if nothing of the area is live. */
export function releaseOf(area: Area): AreaRelease {
  const release = runningRelease(area)
  if (!release) throw new Error(`nothing of ${area} is live`)
  return release
}

/** The name of an area for learners; empty for the host, and for a release from before areas had one. */
export const titleOf = (owner: Owner): string => (owner === 'host' ? '' : (running.get(owner)?.title ?? registry.areas[owner]?.title ?? ''))

/** Name of the release that this tab runs, for the console and the beacons. */
export function releaseName(owner: Owner): string {
  return (owner === 'host' ? registry.host : running.get(owner))?.release ?? 'none'
}

/** The route of an address, or null. */
export function routeOf(pathname: string): OwnedRoute | null {
  return matchRoute(pathname, routes)
}

/** The paths of all routes. */
export const routePaths = (): string[] => routes.map(({ path }) => path)

/** The digest of a file that this tab may run. */
export function digestOf(path: string): string | undefined {
  return digests.get(path)
}
