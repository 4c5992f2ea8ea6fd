import type { Owner } from '@xhkt/shared/federation/areas'
import { manifestName, type ReleaseManifest } from '@xhkt/shared/federation/release-manifest'
import { holdGates } from './gates/gates.ts'
import type { Gate } from './gates/gate.ts'
import { author } from './git.ts'
import { type Behind, withLive } from './pointer/live-release.ts'
import { type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import { prefixOf } from './release-folder.ts'
import { knownKeys } from './signing/known-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { integrityOf, type ReleaseName, verify } from './verify.ts'

export interface Move extends ReleaseName {
  /** What stands in for this release if it fails; the one before it, unless said. */
  previous?: string | null
}

interface How {
  action: Change['action']
  why: string
  gates: readonly Gate[]
}

/** Milliseconds that a `gc` may take; one that has not said its end by then was killed. */
const removalTime = 600_000

function refuseRemoved({ gc }: Pointer, { owner, release }: ReleaseName): void {
  if (!gc?.removing.includes(prefixOf(owner, release)) || Date.now() - Date.parse(gc.at) > removalTime) return
  throw new Refusal('stale', `${owner} ${release} has outlived its time and is being removed from the store. Release it again.`)
}

/** What a page falls back to. A release whose manifest is gone cannot stand in for anyone. */
async function behind(store: ReleaseStore, owner: Owner, previous: string | null): Promise<Behind> {
  const manifest = previous === null ? null : await store.get(`${prefixOf(owner, previous)}${manifestName}`)
  return manifest ? { previous, previousManifest: integrityOf(manifest.body) } : { previous }
}

/** The pointer with these releases live, if each is what was packed and they may be live together; null if they are already. */
export async function goLive(store: ReleaseStore, pointer: Pointer, moves: Move[], how: How): Promise<Pointer | null> {
  const real = moves.filter(({ owner, release }) => liveOf(pointer, owner).release !== release)
  if (real.length === 0) return null
  const keys = await knownKeys(store)
  const verified = await Promise.all(
    real.map(async ({ previous, ...expected }): Promise<{ manifest: ReleaseManifest; previous?: string | null }> => {
      refuseRemoved(pointer, expected)
      return { manifest: await verify(store, { prefix: prefixOf(expected.owner, expected.release), keys, expected }), previous }
    }),
  )
  await holdGates(store, { pointer, candidates: verified.map(({ manifest }) => manifest), gates: how.gates })

  const at = new Date().toISOString()
  const who = author()
  let next: Pointer = { ...pointer, changes: [] }
  for (const { manifest, previous } of verified) {
    const { owner: area, release: to, commit } = manifest
    const seq = next.seq + 1
    const change: Change = { seq, at, who, area, action: how.action, from: liveOf(pointer, area).release, to, why: how.why, commit }
    const before = previous === undefined ? liveOf(pointer, area).release : previous
    next = { ...withLive(next, manifest, await behind(store, area, before)), seq, changes: [...next.changes, change] }
  }
  return next
}
