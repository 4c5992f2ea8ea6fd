import { owners } from '@xhkt/contract/federation/areas'
import type { Change } from './pointer/pointer.ts'
import { problemOfChange } from './pointer/sign-changes.ts'
import { Refusal } from './refusal.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** What to do about a change that nobody with the right to it has signed. */
export const unsoundHint = 'Somebody wrote to the store without a command. Roll the area back: see "A change is not signed" in docs/runbook/incidents.md'

/**
 * Why what is live does not count: a line for each change that decides it, and that no key with the right to it has signed. Empty for a
 * store without rights. `changes`: the journal, newest first.
 */
export async function unsoundChanges(store: ReleaseStore, changes: AsyncIterable<Change>): Promise<string[]> {
  const storeKeys = await readStoreKeys(store)
  if (storeKeys.signedFrom === null) return []
  const decided = new Set<string>()
  const deciding: Change[] = []
  try {
    for await (const change of changes) {
      const { area, share } = change
      // The newest change of an area counts, and the one that made its live release live.
      if (decided.has(area) || (share !== undefined && deciding.some((one) => one.area === area))) continue
      deciding.push(change)
      if (share === undefined) decided.add(area)
      if (owners.every((owner) => decided.has(owner))) break
    }
  } catch (error) {
    // The differences of the pointer name a damaged entry.
    if (!(error instanceof Refusal)) throw error
  }
  return deciding.flatMap((change) => problemOfChange(change, storeKeys) ?? [])
}
