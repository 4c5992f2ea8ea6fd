import { owners } from '@xhkt/contract/federation/areas'
import type { Change, Pointer } from './pointer/pointer.ts'
import { problemOfChange } from './pointer/sign-changes.ts'
import { Refusal } from './refusal.ts'
import { type KnownKey, readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { type ReleaseName, signedRelease } from './verify.ts'

/** What to do about them. */
export const liveSignatureHint = 'Roll the area back: see "What is live is not signed" in docs/runbook/incidents.md'

/** The changes that decide what browsers get: the newest of each area, and the one that made its live release live. */
async function decidingChanges(changes: AsyncIterable<Change>): Promise<Change[]> {
  const decided = new Set<string>()
  const deciding: Change[] = []
  try {
    for await (const change of changes) {
      const { area, share } = change
      if (decided.has(area) || (share !== undefined && deciding.some((one) => one.area === area))) continue
      deciding.push(change)
      if (share === undefined) decided.add(area)
      if (owners.every((owner) => decided.has(owner))) break
    }
  } catch (error) {
    // The differences of the pointer name a damaged entry.
    if (!(error instanceof Refusal)) throw error
  }
  return deciding
}

async function problemOfRelease(store: ReleaseStore, name: ReleaseName, keys: KnownKey[]): Promise<string | null> {
  try {
    await signedRelease(store, name, keys)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** A line for each change that decides what browsers get, and that no key with the right to it has signed. `changes`: newest first. */
export async function problemsOfDecidingChanges(store: ReleaseStore, changes: AsyncIterable<Change>): Promise<string[]> {
  const storeKeys = await readStoreKeys(store)
  const problems = (await decidingChanges(changes)).map((change) => problemOfChange(change, storeKeys))
  return problems.filter((problem) => problem !== null)
}

/** A line for each release to which browsers fall back, and whose signature does not count any more. */
async function problemsOfFallbacks(store: ReleaseStore, { areas }: Pointer, keys: KnownKey[]): Promise<string[]> {
  const found = owners.map(async (owner) => {
    const { previous, previousManifest } = (owner === 'host' ? undefined : areas[owner]) ?? {}
    const problem = previous && previousManifest ? await problemOfRelease(store, { owner, release: previous }, keys) : null
    return problem && `Browsers fall back to ${owner} ${previous} until ${owner} changes: ${problem}`
  })
  return (await Promise.all(found)).filter((problem) => problem !== null)
}

/**
 * A line for each change that decides what is live, and that no key with the right to it has signed, and for each release that is live, a
 * canary or a fallback, and whose signature does not count any more. Empty for a store without rights and retired keys. `changes`: the
 * journal, newest first.
 */
export async function liveSignatureProblems(
  store: ReleaseStore,
  pointer: Pointer,
  changes: AsyncIterable<Change>,
): Promise<string[]> {
  const storeKeys = await readStoreKeys(store)
  const { keys, signedFrom } = storeKeys
  if (signedFrom === null && keys.every(({ retired }) => !retired)) return []
  const deciding = await decidingChanges(changes)
  const ofReleases = await Promise.all(deciding.map(({ area: owner, to: release }) => problemOfRelease(store, { owner, release }, keys)))
  const ofFallbacks = await problemsOfFallbacks(store, pointer, keys)
  const problems = [...deciding.map((change) => problemOfChange(change, storeKeys)), ...ofReleases, ...ofFallbacks]
  return [...new Set(problems.filter((problem) => problem !== null))]
}
