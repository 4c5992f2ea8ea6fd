import type { Owner } from '@xhkt/contract/federation/areas'
import { compositionGates, releaseGates } from './gates/gates.ts'
import { makeLive } from './make-live.ts'
import { changePointer, makeChange } from './pointer/change-pointer.ts'
import type { Change, Pointer } from './pointer/pointer.ts'
import { type Basis, refuseStale } from './refuse-stale.ts'
import { requireApproved } from './require-approved.ts'
import { requireServed } from './served.ts'
import { requirePassed } from './skew/required.ts'
import type { ReleaseStore } from './store/release-store.ts'

export interface PromoteOptions extends Basis {
  release: string
  why: string
  /** May the release lack routes of the live one? */
  allowRemovedRoutes?: boolean
  dryRun?: boolean
}

/**
 * Makes a release live. The release is verified, passes all gates and the skew check, has the approval that it needs, is sent by the
 * site of the deployment, and nobody else has changed its area meanwhile; concurrent changes of other areas stay. A canary of its area
 * ends. Returns the change; null if the release is live already.
 */
export async function promote(store: ReleaseStore, options: PromoteOptions): Promise<Change | null> {
  const { owner, release, why, allowRemovedRoutes = false } = options
  return makeChange(store, options, async (pointer) => {
    await refuseStale(store, pointer, options)
    const next = await makeLive(store, pointer, [{ owner, release }], { action: 'promote', why, gates: releaseGates, allowRemovedRoutes })
    if (next) await requireApproved(store, pointer, { owner, release })
    if (next) await requirePassed(store, pointer, { owner, release })
    if (next) await requireServed(store, { owner, release })
    return next
  })
}

/** Makes these releases live together, for a server that starts with them. The pointer stays if they are live already. */
export async function promoteAll(store: ReleaseStore, releases: Partial<Record<Owner, string>>, why: string): Promise<Pointer> {
  const moves = (Object.entries(releases) as [Owner, string][]).map(([owner, release]) => ({ owner, release }))
  return changePointer(store, (pointer) => makeLive(store, pointer, moves, { action: 'start', why, gates: compositionGates }))
}
