import { mapConcurrently } from '../map-concurrently.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** Copies every key of a store into an empty one. */
export async function copyStore(from: ReleaseStore, to: ReleaseStore): Promise<void> {
  await mapConcurrently(await from.list(''), async (key) => {
    const stored = await from.get(key)
    if (stored) await to.put(key, stored.body, { ifAbsent: true })
  })
}
