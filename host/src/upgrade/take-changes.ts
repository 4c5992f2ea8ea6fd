import { queryClient } from '@xhkt/platform/query'
import { useEditions } from '../app/editions.ts'
import { leaveRoom } from '../app/page-room.ts'
import { ofThePages } from '../app/root-view.ts'
import { moveTo, routeOf } from '../federation/tab-releases.ts'
import type { Changes } from './changes.ts'

const ownerInSight = (): string | undefined => routeOf(location.pathname)?.owner

/**
 * Has this tab run what is live now. What is mounted of an area that changes is mounted anew, the rest stays as it is: session,
 * shell, the page in sight if it is another area's. Pages ask the server anew: what the release before has made of its answers is not
 * for this one. The host itself cannot be exchanged under its own app.
 */
export function takeChanges({ host, areas }: Changes): void {
  if (host) {
    location.reload()
    return
  }
  const before = ownerInSight()
  const isInSight = (): boolean => areas.some(([area]) => area === before || area === ownerInSight())
  for (const [area, release] of areas) moveTo(area, release)
  useEditions.setState((editions) => Object.fromEntries(areas.map(([area]) => [area, (editions[area] ?? 0) + 1])))
  queryClient.removeQueries(isInSight() ? ofThePages : { ...ofThePages, type: 'inactive' })
  if (!isInSight()) return
  leaveRoom()
  window.scrollTo(0, 0)
}
