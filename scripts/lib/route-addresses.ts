import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

type Route = Pick<RouteDeclaration, 'path' | 'page' | 'access' | 'sample'>

/** The address of a route: its path with `sample` appended, or `sample` itself if it is a whole address. */
export const addressOf = ({ path, sample = '' }: Pick<Route, 'path' | 'sample'>): string => (sample.startsWith('/') ? sample : path + sample)

/** The routes to open: every public one, and one for each page behind a login, as some areas have only those. */
export function routesToOpen({ routes }: Pick<ReleaseManifest, 'routes'>): Route[] {
  const pages = new Set<string>()
  return routes.filter(({ access, page }) => {
    if (access === 'public') return true
    const isFirst = !pages.has(page)
    pages.add(page)
    return isFirst
  })
}
