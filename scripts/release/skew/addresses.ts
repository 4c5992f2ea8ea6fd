import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

type Route = Pick<RouteDeclaration, 'path' | 'page' | 'access' | 'sample'>

/** The page of a route: its path with what `sample` adds, or the whole address that `sample` is. */
export const addressOf = ({ path, sample = '' }: Pick<Route, 'path' | 'sample'>): string => (sample.startsWith('/') ? sample : path + sample)

/** Every public route; of those that need a session one for each page, as whole areas have no other. */
export function routesToOpen({ routes }: Pick<ReleaseManifest, 'routes'>): Route[] {
  const pages = new Set<string>()
  return routes.filter(({ access, page }) => {
    if (access === 'public') return true
    const isFirst = !pages.has(page)
    pages.add(page)
    return isFirst
  })
}
