import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { Gate } from './gates/gate.ts'
import { holdGates } from './gates/gates.ts'
import type { Pointer } from './pointer/pointer.ts'
import { isBeingRemoved } from './pointer/removal.ts'
import { Refusal } from './refusal.ts'
import { prefixOf } from './release-folder.ts'
import { knownKeys } from './signing/known-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, verify } from './verify.ts'

function refuseRemoved(pointer: Pointer, { owner, release }: ReleaseName): void {
  if (!isBeingRemoved(pointer, { owner, release })) return
  throw new Refusal('stale', `${owner} ${release} has outlived its time and is being removed from the store. Release it again.`)
}

/** The manifests of what is to go live: each is what was packed, and together they may be live with the others. */
export async function judged(
  store: ReleaseStore,
  { pointer, names, gates }: { pointer: Pointer; names: ReleaseName[]; gates: readonly Gate[] },
): Promise<ReleaseManifest[]> {
  const keys = await knownKeys(store)
  const candidates = await Promise.all(
    names.map(({ owner, release }) => {
      refuseRemoved(pointer, { owner, release })
      return verify(store, { prefix: prefixOf(owner, release), keys, expected: { owner, release } })
    }),
  )
  await holdGates(store, { pointer, candidates, gates })
  return candidates
}
