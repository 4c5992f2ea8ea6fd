import type { Composition, Gate } from './gates/gate.ts'
import { enforceGates } from './gates/gates.ts'
import type { Pointer } from './pointer/pointer.ts'
import { isBeingRemoved } from './pointer/removal.ts'
import { Refusal } from './refusal.ts'
import { prefixOf } from './release-folder.ts'
import { type KnownKey, readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, type VerifiedRelease, verify } from './verify.ts'

function refuseRemoved(pointer: Pointer, { owner, release }: ReleaseName): void {
  if (!isBeingRemoved(pointer, { owner, release })) return
  throw new Refusal('stale', `${owner} ${release} has expired and is being removed from the store. Release it again; if that gc was killed, run gc first.`)
}

/** Verifies each candidate, and holds the gates against all of them together with what is live. Returns both, and the keys of the store. */
export async function checkCandidates(
  store: ReleaseStore,
  { pointer, names, gates }: { pointer: Pointer; names: ReleaseName[]; gates: readonly Gate[] },
): Promise<{ verified: VerifiedRelease[]; live: Composition; keys: KnownKey[] }> {
  const { keys } = await readStoreKeys(store)
  const verified = await Promise.all(
    names.map(({ owner, release }) => {
      refuseRemoved(pointer, { owner, release })
      return verify(store, { prefix: prefixOf(owner, release), keys, expected: { owner, release } })
    }),
  )
  const candidates = verified.map(({ manifest }) => manifest)
  return { verified, keys, live: await enforceGates(store, { pointer, candidates, gates }) }
}
