import type { Owner } from '@xhkt/contract/federation/areas'
import { checkCandidates } from './check-candidates.ts'
import type { Gate } from './gates/gate.ts'
import { removedRoutes } from './gates/removed-routes.ts'
import { author } from './author.ts'
import { type Fallback, withLive } from './pointer/live-release.ts'
import { canaryOf, type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import type { KnownKey } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, signedRelease } from './verify.ts'

export interface Move extends ReleaseName {
  /** The fallback of this release; by default the one that was live before it. */
  previous?: string | null
}

interface How {
  action: Change['action']
  why: string
  gates: readonly Gate[]
  /** May a new release lack routes of the live one? Undefined for a rollback and a server that starts, which may. */
  allowRemovedRoutes?: boolean
  /** Are the moves one change of several owners, which can only be taken back as one? */
  together?: boolean
}

/** The digest of a release's manifest; undefined if the manifest is missing, or its signature is not accepted. */
export async function signedDigest(store: ReleaseStore, name: ReleaseName, keys: KnownKey[]): Promise<string | undefined> {
  try {
    return (await signedRelease(store, name, keys)).digest
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

interface PreviousRelease {
  owner: Owner
  previous: string | null
  keys: KnownKey[]
}

/** The fallback of a live release. Pages fall back only to a release with a signed manifest. */
export async function fallbackOf(store: ReleaseStore, { owner, previous, keys }: PreviousRelease): Promise<Fallback> {
  // Pages do not fall back to another host.
  const previousManifest = previous === null || owner === 'host' ? undefined : await signedDigest(store, { owner, release: previous }, keys)
  return previousManifest ? { previous, previousManifest } : { previous }
}

/** The pointer with these releases live, once each is verified and all gates pass. Null if they are live already. */
export async function makeLive(store: ReleaseStore, pointer: Pointer, moves: Move[], how: How): Promise<Pointer | null> {
  const real = moves.filter(({ owner, release }) => liveOf(pointer, owner).release !== release)
  if (real.length === 0) return null
  const { verified, live, keys } = await checkCandidates(store, { pointer, names: real, gates: how.gates })

  const at = new Date().toISOString()
  const who = author()
  let next: Pointer = { ...pointer, changes: [] }
  for (const [index, { manifest, digest }] of verified.entries()) {
    const { owner: area, release: to, commit } = manifest
    const { release: from } = liveOf(pointer, area)
    const { previous = from } = real[index] ?? {}
    const canary = canaryOf(pointer, area)
    const seq = next.seq + 1
    const ended = canary && canary.release !== to ? { ended: canary.release } : {}
    // The same sources may have been built from another commit. The journal names the commit that is promoted now.
    const promoted = how.action === 'promote' ? process.env.XHKT_COMMIT : undefined
    const allowed = how.allowRemovedRoutes
    const removed = allowed === undefined ? [] : removedRoutes(live, manifest, allowed)
    const lost = removed.length > 0 ? { removed_routes: removed } : {}
    const change: Change = { seq, at, who, area, action: how.action, from, to, why: how.why, commit: promoted ?? commit, ...ended, ...lost }
    const facts = { ...(await fallbackOf(store, { owner: area, previous, keys })), manifest: digest }
    next = { ...withLive(next, manifest, facts), seq, changes: [...next.changes, change] }
  }
  const seqs = next.changes.map(({ seq }) => seq)
  return how.together && seqs.length > 1 ? { ...next, changes: next.changes.map((change) => ({ ...change, together: seqs })) } : next
}
