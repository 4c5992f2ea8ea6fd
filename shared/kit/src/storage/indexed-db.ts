/** Settles with the result or the error of an IndexedDB request. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
  })
}

/**
 * Opens a database with one object store, and makes it if it is missing. Its keys are given with each write.
 * @returns Rejects if IndexedDB is missing or blocked.
 */
export async function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return settled(request)
}
