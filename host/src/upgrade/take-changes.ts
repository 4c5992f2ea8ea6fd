import { useEditions } from '../app/editions.ts'
import { leaveRoom } from '../app/page-room.ts'
import { moveTo, routeOf } from '../federation/tab-releases.ts'
import type { Changes } from './changes.ts'

const ownerInSight = (): string | undefined => routeOf(location.pathname)?.owner

/**
 * Has this tab run what is live now. What is mounted of an area that changes is mounted anew, the rest stays as it is: session,
 * answers, pages of other areas. The host itself cannot be exchanged under its own app.
 */
export function takeChanges({ host, areas }: Changes): void {
  if (host) {
    location.reload()
    return
  }
  const before = ownerInSight()
  for (const [area, release] of areas) moveTo(area, release)
  useEditions.setState((editions) => Object.fromEntries(areas.map(([area]) => [area, (editions[area] ?? 0) + 1])))
  if (!areas.some(([area]) => area === before || area === ownerInSight())) return
  leaveRoom()
  window.scrollTo(0, 0)
}
