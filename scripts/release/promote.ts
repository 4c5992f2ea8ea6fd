import type { Owner } from '@xhkt/shared/federation/areas'
import { compositionGates, releaseGates } from './gates/gates.ts'
import { goLive } from './go-live.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { lastChange } from './pointer/journal.ts'
import { type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import type { ReleaseStore } from './store/release-store.ts'

export interface PromoteOptions {
  owner: Owner
  release: string
  why: string
  /** What was live of this owner when the promote was decided on; the promote is stale if it no longer is. */
  base: string | null
  /** The seq that it was decided on: stale if this owner, not another, has changed since. */
  expectSeq?: number
  dryRun?: boolean
}

async function refuseStale(store: ReleaseStore, pointer: Pointer, { owner, base, expectSeq }: PromoteOptions): Promise<void> {
  const { release } = liveOf(pointer, owner)
  const newest = async (): Promise<string> => {
    const change = await lastChange(store, ({ area }) => area === owner)
    return change ? `${change.who} made ${change.to} live at ${change.at} (seq ${change.seq}: ${change.why || 'no reason given'})` : ''
  }
  if (release !== base) {
    throw new Refusal('stale', `${owner} has changed meanwhile: ${base ?? 'nothing'} was live, now it is ${release ?? 'nothing'}`, [await newest()])
  }
  if (expectSeq === undefined) return
  if (expectSeq > pointer.seq) throw new Refusal('usage', `The pointer stands at seq ${pointer.seq}: there is no ${expectSeq} yet`)
  const change = await lastChange(store, ({ seq, area }) => seq <= expectSeq || area === owner)
  if (change && change.seq > expectSeq) throw new Refusal('stale', `${owner} has changed since seq ${expectSeq}`, [await newest()])
}

/**
 * Makes a release live: it is what was packed, it fits what is live, and nobody has changed its area meanwhile. Other
 * areas' changes in between stand. Gives the change; null if the release was live already.
 */
export async function promote(store: ReleaseStore, options: PromoteOptions): Promise<Change | null> {
  const { owner, release, why, dryRun } = options
  let change: Change | null = null
  await changePointer(store, async (pointer) => {
    await refuseStale(store, pointer, options)
    const next = await goLive(store, pointer, [{ owner, release }], { action: 'promote', why, gates: releaseGates })
    change = next?.changes[0] ?? null
    return dryRun ? null : next
  })
  return change
}

/** Makes these releases live together, for a server that starts with them. Without a change the pointer stays as it is. */
export async function promoteAll(store: ReleaseStore, releases: Partial<Record<Owner, string>>, why: string): Promise<Pointer> {
  const moves = (Object.entries(releases) as [Owner, string][]).map(([owner, release]) => ({ owner, release }))
  return changePointer(store, (pointer) => goLive(store, pointer, moves, { action: 'start', why, gates: compositionGates }))
}
