import type { Owner } from '@xhkt/contract/federation/areas'
import { withoutCanary } from './canary.ts'
import { compositionGates } from './gates/gates.ts'
import { makeLive, signedDigest } from './make-live.ts'
import { makeChange } from './pointer/change-pointer.ts'
import { fallbackAfterRollback, type Step } from './pointer/fallback-release.ts'
import { journal, lastChange } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { isBeingRemoved } from './pointer/removal.ts'
import { Refusal } from './refusal.ts'
import { latestChangeOf } from './refuse-stale.ts'
import { presentRelease } from './release-folder.ts'
import { requireRight } from './signing/require-right.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

export interface RollbackOptions {
  owner: Owner
  /** The release to roll back: the live one or the canary. By default the canary if there is one, else the live release. */
  release?: string
  /** The target, a release that was live before. By default the live release for a canary, and the fallback for the live release. */
  to?: string
  why: string
  dryRun?: boolean
}

const newestRelease = (pointer: Pointer, owner: Owner): string | null => canaryOf(pointer, owner)?.release ?? liveOf(pointer, owner).release

/** Refuses a release that was never live for everybody: only a promote checks everything that makes one live. */
async function requireWasLive(store: ReleaseStore, { owner, release }: ReleaseName): Promise<void> {
  await requireRight(store, { verb: 'rollback', owner })
  const wasLive = ({ area, from, to, share }: Change): boolean => area === owner && share === undefined && [from, to].includes(release)
  if (await lastChange(store, wasLive)) return
  const how = `To make it live: npm run release -- promote ${owner} ${release}`
  throw new Refusal('usage', `${owner} ${release} was never live, so nothing can be rolled back to it`, [how])
}

/** The target of this step or, if its signature does not count, the next release further back whose signature does; null without one. */
async function nextThatCounts(store: ReleaseStore, pointer: Pointer, { owner, to, from }: Step): Promise<string | null> {
  // A retirement removes this digest, so the common case needs no read.
  if (owner !== 'host' && pointer.areas[owner]?.previousManifest) return to
  const { keys } = await readStoreKeys(store)
  const seen = new Set<string>()
  let release: string | null = to
  while (release !== null && !seen.has(release)) {
    if (await signedDigest(store, { owner, release }, keys)) return release
    seen.add(release)
    release = await fallbackFor(store, pointer, { owner, to: release, from })
  }
  return null
}

async function targetOf(store: ReleaseStore, pointer: Pointer, { owner, to, release: asked }: RollbackOptions): Promise<string> {
  const { release: live, previous } = liveOf(pointer, owner)
  if (live === null) throw new Refusal('usage', `Nothing of ${owner} is live in ${store.place}`)
  const canary = canaryOf(pointer, owner)?.release
  const taken = asked ?? canary ?? live
  if (taken !== live && taken !== canary) {
    const message = `${owner} ${taken} is not live, so it cannot be rolled back: ${live} is live. To go back to a certain release use --to`
    throw new Refusal('stale', message, [await latestChangeOf(store, owner)])
  }
  if (to !== undefined) {
    if (to !== live && to !== previous) await requireWasLive(store, { owner, release: to })
    return to
  }
  if (taken === canary) return live
  if (previous === null) throw new Refusal('usage', `Nothing was live of ${owner} before ${live}: name a release by --to`)
  return (await nextThatCounts(store, pointer, { owner, to: previous, from: live })) ?? previous
}

/** The fallback of the target; none where an entry of the journal is missing or damaged, as a rollback cannot wait for a backup. */
export async function fallbackFor(store: ReleaseStore, pointer: Pointer, step: Step): Promise<string | null> {
  const { owner } = step
  try {
    const release = await fallbackAfterRollback(journal(store), step)
    return release !== null && isBeingRemoved(pointer, { owner, release }) ? null : await presentRelease(store, owner, release)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The error; a refusal of a damaged target names the way to another one. */
function withOtherTarget(error: unknown, { owner, release }: ReleaseName): unknown {
  if (!(error instanceof Refusal) || error.kind !== 'broken' || !error.message.includes(release)) return error
  const how = `Go back to another release: npm run release -- rollback ${owner} --to <release>, of those in: npm run release -- log ${owner}`
  return new Refusal('broken', error.message, [...error.problems, how])
}

/**
 * Rolls a release back by one write of the pointer; nothing is built. If there is a canary, the canary ends and the live
 * release stays. A second rollback goes one release further back. Returns the change; null if the target is live already
 * and there is no canary.
 */
export async function rollback(store: ReleaseStore, options: RollbackOptions): Promise<Change | null> {
  const { owner, why } = options
  let initial: { newest: string | null; target: string } | undefined
  return makeChange(store, options, async (pointer) => {
    const newest = newestRelease(pointer, owner)
    // Decided once: two people who roll the same release back at once mean one step, not two.
    initial ??= { newest, target: await targetOf(store, pointer, options) }
    const { target } = initial
    if (newest !== initial.newest && newest !== target) {
      throw new Refusal('stale', `${owner} has changed meanwhile: ${initial.newest} was to be rolled back, now ${newest} is the newest`)
    }
    const { release: live } = liveOf(pointer, owner)
    if (target === live) return withoutCanary(store, pointer, { owner, action: 'rollback', why })
    const previous = await fallbackFor(store, pointer, { owner, to: target, from: live })
    const move = { owner, release: target, previous }
    try {
      return await makeLive(store, pointer, [move], { action: 'rollback', why, gates: compositionGates })
    } catch (error) {
      throw withOtherTarget(error, { owner, release: target })
    }
  })
}
