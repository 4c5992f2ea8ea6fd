import type { Owner } from '@xhkt/contract/federation/areas'
import type { Change } from './pointer.ts'

/** Does this change serve the release to browsers, to all or to a share? The newest such change is the start of serving it. */
export function startsServing({ area, to, share }: Change, owner: Owner, release: string): boolean {
  return area === owner && to === release && share !== 0
}
