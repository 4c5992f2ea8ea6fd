import type { Owner } from '@xhkt/contract/federation/areas'
import { withoutCanary } from './canary.ts'
import { compositionGates } from './gates/gates.ts'
import { goLive } from './go-live.ts'
import { makeChange } from './pointer/change-pointer.ts'
import { journal } from './pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { standsBehind } from './pointer/stood-behind.ts'
import { Refusal } from './refusal.ts'
import { newestOf } from './refuse-stale.ts'
import { findManifest } from './release-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'

export interface RollbackOptions {
  owner: Owner
  /** What is to be taken back, the live release or the canary; unless said the newest of them, a canary that is on. */
  release?: string
  /** Where to; behind a canary is the live release, behind that the one before it, unless said. */
  to?: string
  why: string
  dryRun?: boolean
}

const newestRelease = (pointer: Pointer, owner: Owner): string | null => canaryOf(pointer, owner)?.release ?? liveOf(pointer, owner).release

async function targetOf(store: ReleaseStore, pointer: Pointer, { owner, to, release: asked }: RollbackOptions): Promise<string> {
  const { release: live, previous } = liveOf(pointer, owner)
  if (live === null) throw new Refusal('usage', `Nothing of ${owner} is live`)
  const canary = canaryOf(pointer, owner)?.release
  const taken = asked ?? canary ?? live
  if (taken !== live && taken !== canary) {
    const message = `${owner} ${taken} is not live, so it cannot be taken back: ${live} is. To go back to a release say --to`
    throw new Refusal('stale', message, [await newestOf(store, owner)])
  }
  if (to !== undefined) return to
  if (taken === canary) return live
  if (previous === null) throw new Refusal('usage', `Nothing was live of ${owner} before ${live}: name a release by --to`)
  return previous
}

/**
 * Takes a release back: one write of the pointer, nothing is built. Where a canary is on it is the canary, and what is live
 * stays; a second rollback goes one further back. Gives the change; null if that release is live already, without a canary.
 */
export async function rollback(store: ReleaseStore, options: RollbackOptions): Promise<Change | null> {
  const { owner, why } = options
  let begun: { newest: string | null; target: string } | undefined
  return makeChange(store, options, async (pointer) => {
    const newest = newestRelease(pointer, owner)
    // Decided once: two people who take the same release back at once mean one step, not two.
    begun ??= { newest, target: await targetOf(store, pointer, options) }
    const { target } = begun
    if (newest !== begun.newest && newest !== target) {
      throw new Refusal('stale', `${owner} has changed meanwhile: ${begun.newest} was to be taken back, now ${newest} is the newest`)
    }
    const { release: live } = liveOf(pointer, owner)
    if (target === live) return owner === 'host' ? null : withoutCanary(store, pointer, { owner, action: 'rollback', why })
    const behind = await standsBehind(journal(store), { owner, to: target, from: live })
    const previous = behind !== null && (await findManifest(store, owner, behind)) ? behind : null
    const move = { owner, release: target, previous }
    return goLive(store, pointer, [move], { action: 'rollback', why, gates: compositionGates })
  })
}
