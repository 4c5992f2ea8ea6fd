import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { Refusal } from '../refusal.ts'
import { type Composition, nameOf } from './gate.ts'

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Does `path` match every address of `other`? A part `:name` matches anything. */
function covers(path: string, other: string): boolean {
  const [parts, others] = [partsOf(path), partsOf(other)]
  return parts.length === others.length && parts.every((part, at) => part.startsWith(':') || part === others[at])
}

/**
 * The routes of the live release that the candidate lacks: links to them would end at the not-found page. Refuses the candidate
 * unless `allowed`. No other area can have these routes yet, as two claims of one path are refused too.
 */
export function removedRoutes({ host, areas }: Composition, candidate: ReleaseManifest, allowed: boolean): string[] {
  const live = candidate.owner === 'host' ? host : areas[candidate.owner]
  if (!live) return []
  const removed = live.routes.map(({ path }) => path).filter((path) => !candidate.routes.some((route) => covers(route.path, path)))
  if (removed.length === 0 || allowed) return removed
  const problems = removed.map((path) => `${nameOf(candidate)} lacks the route ${path} of ${nameOf(live)}`)
  const remedy = 'If no link leads to such a route any more, allow it: --allow-removed-routes'
  throw new Refusal('gate', `${nameOf(candidate)} may not go live`, [...problems, remedy])
}
