import type { Area, Owner } from '@xhkt/shared/federation/areas'
import { matchRoute } from '@xhkt/shared/federation/match-route'
import type { AreaRelease, Registry } from '@xhkt/shared/federation/registry'
import type { RouteDeclaration } from '@xhkt/shared/federation/route-manifest'
import { routes as hostRoutes } from '../routes.ts'

/** A declared page, with who owns it. */
export type OwnedRoute = RouteDeclaration & { owner: Owner }

function read(): Registry {
  const text = document.getElementById('xhkt-registry')?.textContent
  return text ? (JSON.parse(text) as Registry) : { seq: 0, areas: {} }
}

/** The releases that this tab started with; it stays on them. */
const registry: Registry = read()

export function releaseOf(area: Area): AreaRelease | undefined {
  return registry.areas[area]
}

/** The folder of a live release, for whoever reads the console. */
export function releaseName(owner: Owner): string {
  return (owner === 'host' ? registry.host?.release : registry.areas[owner]?.release) ?? 'none'
}

const entries = Object.entries(registry.areas) as [Area, AreaRelease][]

const routes: OwnedRoute[] = [
  ...hostRoutes.map((route) => ({ ...route, owner: 'host' as const })),
  ...entries.flatMap(([owner, release]) => release.routes.map((route) => ({ ...route, owner }))),
]

/** Who owns an address, if anyone does. */
export function routeOf(pathname: string): OwnedRoute | null {
  return matchRoute(pathname, routes)
}

/** The digest of a file of a live release. */
export function digestOf(path: string): string | undefined {
  if (registry.host?.integrity[path]) return registry.host.integrity[path]
  return entries.find(([, release]) => release.integrity[path])?.[1].integrity[path]
}
