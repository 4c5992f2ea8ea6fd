import { readDocument } from '../document/document.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { parseKeys, type PublicKey } from './signature.ts'

export const keysFile = 'keys.json'

/** The keys whose signatures this store accepts. */
export async function knownKeys(store: ReleaseStore): Promise<PublicKey[]> {
  return (await readDocument(store, keysFile, parseKeys))?.value ?? []
}

/** Adds a key if `mayAdd` allows it for the current list. Returns the resulting list. */
export async function addKey(store: ReleaseStore, key: PublicKey, mayAdd: (keys: PublicKey[]) => boolean): Promise<PublicKey[]> {
  for (;;) {
    const stored = await readDocument(store, keysFile, parseKeys)
    const keys = stored?.value ?? []
    if (keys.some(({ id }) => id === key.id) || !mayAdd(keys)) return keys
    const next = [...keys, key]
    try {
      await store.put(keysFile, `${JSON.stringify(next, null, 2)}\n`, stored ? { ifVersion: stored.version } : { ifAbsent: true })
      return next
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}
