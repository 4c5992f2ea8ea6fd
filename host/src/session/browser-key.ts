import { openDatabase, settled } from '@xhkt/kit/storage/indexed-db'

const database = 'xhkt'
const store = 'keys'
/** Named after the first use of the key. Another name would lose the passwords that are saved already. */
const name = 'saved-password'

/** Rejects if IndexedDB is missing or blocked. */
async function inStore<T>(mode: IDBTransactionMode, act: (keys: IDBObjectStore) => Promise<T>): Promise<T> {
  const opened = await openDatabase(database, store)
  try {
    return await act(opened.transaction(store, mode).objectStore(store))
  } finally {
    opened.close()
  }
}

const existing = (keys: IDBObjectStore): Promise<CryptoKey | undefined> => settled(keys.get(name) as IDBRequest<CryptoKey | undefined>)

/** The key of this browser, or undefined if there is none yet. It is not extractable, so not even this page can read it. */
export const findKey = (): Promise<CryptoKey | undefined> => inStore('readonly', existing)

/** The key of this browser, created if there is none. */
export async function ensureKey(): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return inStore('readwrite', async (keys) => {
    // Another tab may have created a key and used it already.
    const known = await existing(keys)
    if (!known) await settled(keys.put(fresh, name))
    return known ?? fresh
  })
}
