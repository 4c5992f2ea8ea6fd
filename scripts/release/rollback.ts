import type { Owner } from '@xhkt/shared/federation/areas'
import { compositionGates } from './gates/gates.ts'
import { goLive } from './go-live.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { lastChange } from './pointer/journal.ts'
import { type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import { findManifest } from './release-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'

export interface RollbackOptions {
  owner: Owner
  /** The release before the live one, unless said. */
  to?: string
  why: string
  dryRun?: boolean
}

function targetOf(pointer: Pointer, { owner, to }: RollbackOptions): string {
  const { release, previous } = liveOf(pointer, owner)
  if (to !== undefined) return to
  if (release === null) throw new Refusal('usage', `Nothing of ${owner} is live`)
  if (previous === null) throw new Refusal('usage', `Nothing was live of ${owner} before ${release}: name a release by --to`)
  return previous
}

/** What stood behind a release when it was live before: the one that is taken back is no fallback for anyone. */
async function behind(store: ReleaseStore, owner: Owner, release: string): Promise<string | null> {
  const promoted = await lastChange(store, ({ area, to, action }) => area === owner && to === release && action !== 'rollback')
  const from = promoted?.from ?? null
  return from !== null && (await findManifest(store, owner, from)) ? from : null
}

/**
 * Takes a release back: one write of the pointer, nothing is built. A second rollback goes one further back. Gives the
 * change; null if that release is live already.
 */
export async function rollback(store: ReleaseStore, options: RollbackOptions): Promise<Change | null> {
  const { owner, why, dryRun } = options
  let change: Change | null = null
  let begun: { live: string | null; target: string } | undefined
  await changePointer(store, async (pointer) => {
    const { release: live } = liveOf(pointer, owner)
    // Decided once: two people who take the same release back at once mean one step, not two.
    begun ??= { live, target: targetOf(pointer, options) }
    const { target } = begun
    if (live !== begun.live && live !== target) {
      throw new Refusal('stale', `${owner} has changed meanwhile: ${begun.live} was to be taken back, now ${live} is live`)
    }
    const move = { owner, release: target, previous: await behind(store, owner, target) }
    const next = await goLive(store, pointer, [move], { action: 'rollback', why, gates: compositionGates })
    change = next?.changes[0] ?? null
    return dryRun ? null : next
  })
  return change
}
