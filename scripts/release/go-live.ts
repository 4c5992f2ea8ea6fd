import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { judged } from './candidates.ts'
import type { Gate } from './gates/gate.ts'
import { author } from './git.ts'
import { type Behind, withLive } from './pointer/live-release.ts'
import { canaryOf, type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { prefixOf } from './release-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { integrityOf, type ReleaseName } from './verify.ts'

export interface Move extends ReleaseName {
  /** What stands in for this release if it fails; the one before it, unless said. */
  previous?: string | null
}

interface How {
  action: Change['action']
  why: string
  gates: readonly Gate[]
}

/** What a page falls back to. A release whose manifest is gone cannot stand in for anyone. */
async function behind(store: ReleaseStore, owner: Owner, previous: string | null): Promise<Behind> {
  // No page falls back to another host.
  const manifest = previous === null || owner === 'host' ? null : await store.get(`${prefixOf(owner, previous)}${manifestName}`)
  return manifest ? { previous, previousManifest: integrityOf(manifest.body) } : { previous }
}

/** The pointer with these releases live, if each is what was packed and they may be live together; null if they are already. */
export async function goLive(store: ReleaseStore, pointer: Pointer, moves: Move[], how: How): Promise<Pointer | null> {
  const real = moves.filter(({ owner, release }) => liveOf(pointer, owner).release !== release)
  if (real.length === 0) return null
  const manifests = await judged(store, { pointer, names: real, gates: how.gates })

  const at = new Date().toISOString()
  const who = author()
  let next: Pointer = { ...pointer, changes: [] }
  for (const [index, manifest] of manifests.entries()) {
    const { owner: area, release: to, commit } = manifest
    const { release: from } = liveOf(pointer, area)
    const { previous = from } = real[index] ?? {}
    const canary = canaryOf(pointer, area)
    const seq = next.seq + 1
    const ended = canary && canary.release !== to ? { ended: canary.release } : {}
    // The same sources may have been built before: what counts is the commit that wants them live now.
    const wanted = how.action === 'promote' ? process.env.XHKT_COMMIT : undefined
    const change: Change = { seq, at, who, area, action: how.action, from, to, why: how.why, commit: wanted ?? commit, ...ended }
    next = { ...withLive(next, manifest, await behind(store, area, previous)), seq, changes: [...next.changes, change] }
  }
  return next
}
