import type { Owner } from '@xhkt/contract/federation/areas'
import type { Change } from './pointer.ts'

/** Did browsers get this release by this change, all of them or a share? The newest such change says since when they do. */
export function gives({ area, to, share }: Change, owner: Owner, release: string): boolean {
  return area === owner && to === release && share !== 0
}
