import { queryClient } from '@xhkt/platform/query'
import { useReleaseGenerations } from '../root-view/release-generations.ts'
import { endScrollRestoration } from '../navigation/scroll-restoration.ts'
import { pageQueries } from '../root-view/root-view.ts'
import { unloadRelease } from '../../federation/load-page.ts'
import { upgradeTo, routeOf } from '../../federation/tab-releases.ts'
import type { ReleaseChanges } from './release-changes.ts'

const currentOwner = (): string | undefined => routeOf(location.pathname)?.owner

/**
 * Makes this tab run what is live now. Mounted pages of an area that changes are remounted; session, shell and pages of other areas
 * stay. Cached answers are dropped, because the release before may have stored them in another shape. A new host needs a reload.
 */
export function applyChanges({ host, areas }: ReleaseChanges): void {
  if (host) {
    location.reload()
    return
  }
  const before = currentOwner()
  const isAffected = (): boolean => areas.some(([area]) => area === before || area === currentOwner())
  const outdated = areas.flatMap(([area, release]) => upgradeTo(area, release))
  useReleaseGenerations.setState((generations) => Object.fromEntries(areas.map(([area]) => [area, (generations[area] ?? 0) + 1])))
  for (const release of outdated) unloadRelease(release)
  queryClient.removeQueries(isAffected() ? pageQueries : { ...pageQueries, type: 'inactive' })
  if (!isAffected()) return
  endScrollRestoration()
  window.scrollTo(0, 0)
}
