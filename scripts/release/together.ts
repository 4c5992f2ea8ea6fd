import { compositionGates, releaseGates } from './gates/gates.ts'
import { makeLive, type Move } from './make-live.ts'
import { makeChanges } from './pointer/change-pointer.ts'
import { journal } from './pointer/journal.ts'
import { type Change, liveOf } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import { type Basis, latestChangeOf, refuseStale } from './refuse-stale.ts'
import { fallbackFor } from './rollback.ts'
import { requireApproved } from './require-approved.ts'
import { requireServed } from './served.ts'
import { requirePassed } from './skew/required.ts'
import type { ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

interface Together {
  /** In the order of the journal: the host first. */
  releases: (ReleaseName & Pick<Basis, 'base'>)[]
  why: string
  dryRun?: boolean
}

/**
 * Makes releases of several owners live by one write: no page is composed of only some of them. All have to pass the gates as one
 * composition. The host has to pass the skew check with what is live, each area with this host. Returns the changes; none if all are live.
 */
export async function promoteTogether(store: ReleaseStore, { releases, why, dryRun = false }: Together): Promise<Change[]> {
  return makeChanges(store, { dryRun }, async (pointer) => {
    for (const release of releases) await refuseStale(store, pointer, release)
    const next = await makeLive(store, pointer, releases, { action: 'promote', why, gates: releaseGates, allowRemovedRoutes: false, together: true })
    for (const { area: owner, to: release } of next?.changes ?? []) {
      await requirePassed(store, owner === 'host' || !next ? pointer : next, { owner, release })
      await requireApproved(store, pointer, { owner, release })
      await requireServed(store, { owner, release })
    }
    return next
  })
}

/** The journal entries that one write made together with this one, oldest first. Refuses an entry that was written alone. */
async function partsOf(store: ReleaseStore, seq: number): Promise<Change[]> {
  const seqs = new Set([seq])
  const parts: Change[] = []
  // Newest first, and the newest part names all of them.
  for await (const change of journal(store)) {
    if (change.seq < Math.min(...seqs)) break
    if (change.together?.includes(seq)) for (const part of change.together) seqs.add(part)
    if (seqs.has(change.seq)) parts.unshift(change)
  }
  if (parts.length < 2) throw new Refusal('usage', `Seq ${seq} is no change of several owners: name the area to roll back`)
  return parts
}

interface TakeBack {
  /** The number of any of its entries. */
  seq: number
  why: string
  dryRun?: boolean
}

/**
 * Takes a change of several owners back by one write: each owner gets the release that the change replaced. Refuses as stale if one of them
 * has changed since. Returns the changes.
 */
export async function takeBackTogether(store: ReleaseStore, { seq, why, dryRun = false }: TakeBack): Promise<Change[]> {
  const parts = await partsOf(store, seq)
  return makeChanges(store, { dryRun }, async (pointer) => {
    const moves: Move[] = []
    for (const { area: owner, from, to } of parts) {
      const { release } = liveOf(pointer, owner)
      if (release !== to) throw new Refusal('stale', `${owner} has changed since: ${to} is not live any more`, [await latestChangeOf(store, owner)])
      if (from === null) throw new Refusal('usage', `Nothing was live of ${owner} before ${to}`)
      moves.push({ owner, release: from, previous: await fallbackFor(store, pointer, { owner, to: from, from: to }) })
    }
    return makeLive(store, pointer, moves, { action: 'rollback', why, gates: compositionGates, together: true })
  })
}
