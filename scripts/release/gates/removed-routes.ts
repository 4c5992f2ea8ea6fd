import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { Refusal } from '../refusal.ts'
import { type Composition, nameOf } from './gate.ts'

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Does every address of the other path match this one? A part `:name` matches anything. */
function covers(path: string, other: string): boolean {
  const [parts, others] = [partsOf(path), partsOf(other)]
  return parts.length === others.length && parts.every((part, at) => part.startsWith(':') || part === others[at])
}

/**
 * The routes of the live release that the candidate lacks: links to them would end at the not-found page. Refuses them, unless
 * they are allowed. No other area can have them yet, as two owners of a path are refused too.
 */
export function removedRoutes({ host, areas }: Composition, candidate: ReleaseManifest, allowed: boolean): string[] {
  const live = candidate.owner === 'host' ? host : areas[candidate.owner]
  if (!live) return []
  const removed = live.routes.map(({ path }) => path).filter((path) => !candidate.routes.some((route) => covers(route.path, path)))
  if (removed.length === 0 || allowed) return removed
  const problems = removed.map((path) => `${nameOf(candidate)} lacks the route ${path} of ${nameOf(live)}`)
  throw new Refusal('gate', `${nameOf(candidate)} may not go live`, [...problems, 'If no link leads there any more, allow it: --allow-removed-routes'])
}
