import type { Owner } from '@xhkt/contract/federation/areas'
import { fallbackWhileLive } from './pointer/fallback-release.ts'
import { type Fallback, withCanary, withLive } from './pointer/live-release.ts'
import { type Change, endsCanary, type Pointer } from './pointer/pointer.ts'
import type { ReleaseName, VerifiedRelease } from './verify.ts'

/** What the pointer needs beyond the journal: facts of the releases that the journal names. */
export interface ReleaseFacts {
  manifestOf: (name: ReleaseName) => Promise<VerifiedRelease>
  fallbackOf: (owner: Owner, previous: string | null) => Promise<Fallback>
}

/** The newest of these changes that matches. */
export async function newestChange(changes: AsyncIterable<Change>, matches: (change: Change) => boolean): Promise<Change | null> {
  for await (const change of changes) if (matches(change)) return change
  return null
}

/** The pointer with what is live of an owner after these changes, newest first: its release, the fallback and the canary. */
export async function withOwnerAfter(
  pointer: Pointer,
  owner: Owner,
  changes: AsyncIterable<Change>,
  facts: ReleaseFacts,
): Promise<Pointer> {
  const live = await newestChange(changes, ({ area, share }) => area === owner && share === undefined)
  if (!live) return pointer
  const { manifest, digest } = await facts.manifestOf({ owner, release: live.to })
  const fallback = await facts.fallbackOf(owner, await fallbackWhileLive(changes, owner, live.to))
  const after = withLive(pointer, manifest, { ...fallback, manifest: digest })
  const latest = await newestChange(changes, ({ area }) => area === owner)
  if (latest?.share === undefined || endsCanary(latest)) return after
  const canary = await facts.manifestOf({ owner, release: latest.to })
  const { share, aim } = latest
  const audience = aim ? { share, aim } : { share }
  return withCanary(after, canary.manifest, { manifest: canary.digest, ...audience })
}
