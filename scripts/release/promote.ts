import type { Owner } from '@xhkt/contract/federation/areas'
import { compositionGates, releaseGates } from './gates/gates.ts'
import { goLive } from './go-live.ts'
import { changePointer, makeChange } from './pointer/change-pointer.ts'
import type { Change, Pointer } from './pointer/pointer.ts'
import { type Basis, refuseStale } from './refuse-stale.ts'
import { requirePassed } from './skew/required.ts'
import type { ReleaseStore } from './store/release-store.ts'

export interface PromoteOptions extends Basis {
  release: string
  why: string
  dryRun?: boolean
}

/**
 * Makes a release live: it is what was packed, it fits what is live, in a browser too, and nobody has changed its area meanwhile.
 * Other areas' changes in between stand; a canary of its own area is over. Gives the change; null if the release was live already.
 */
export async function promote(store: ReleaseStore, options: PromoteOptions): Promise<Change | null> {
  const { owner, release, why } = options
  return makeChange(store, options, async (pointer) => {
    await refuseStale(store, pointer, options)
    const next = await goLive(store, pointer, [{ owner, release }], { action: 'promote', why, gates: releaseGates })
    if (next) await requirePassed(store, pointer, { owner, release })
    return next
  })
}

/** Makes these releases live together, for a server that starts with them. Without a change the pointer stays as it is. */
export async function promoteAll(store: ReleaseStore, releases: Partial<Record<Owner, string>>, why: string): Promise<Pointer> {
  const moves = (Object.entries(releases) as [Owner, string][]).map(([owner, release]) => ({ owner, release }))
  return changePointer(store, (pointer) => goLive(store, pointer, moves, { action: 'start', why, gates: compositionGates }))
}
