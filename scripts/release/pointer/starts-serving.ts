import type { Owner } from '@xhkt/contract/federation/areas'
import { type Change, endsCanary } from './pointer.ts'

/** Does this change serve the release to browsers, to all or to a share? The newest such change is the start of serving it. */
export function startsServing(change: Change, owner: Owner, release: string): boolean {
  return change.area === owner && change.to === release && !endsCanary(change)
}
