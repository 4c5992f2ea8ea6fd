import { webcrypto } from 'node:crypto'

/** As much of IndexedDB as the saved password needs. jsdom has neither IndexedDB nor Web Crypto. */
class FakeRequest<T> {
  onsuccess: (() => void) | null = null
  onerror: (() => void) | null = null
  onupgradeneeded: (() => void) | null = null
  readonly result: T
  readonly error = null

  constructor(result: T, { fails = false, isNew = false } = {}) {
    this.result = result
    queueMicrotask(() => {
      if (isNew) this.onupgradeneeded?.()
      if (fails) this.onerror?.()
      else this.onsuccess?.()
    })
  }
}

export class FakeKeyDatabase {
  readonly kept = new Map<string, unknown>()
  /** As in a private window that blocks storage. */
  closed = false
  private isNew = true

  private readonly store = {
    get: (name: string) => new FakeRequest(this.kept.get(name)),
    put: (value: unknown, name: string) => {
      this.kept.set(name, value)
      return new FakeRequest(name)
    },
  }

  open(): FakeRequest<object> {
    const { isNew } = this
    this.isNew = false
    const database = {
      createObjectStore: () => this.store,
      transaction: () => ({ objectStore: () => this.store }),
      close: () => undefined,
    }
    return new FakeRequest(database, { fails: this.closed, isNew })
  }
}

/** Installs an empty database and the real Web Crypto. Returns the database. */
export function installKeyDatabase({ isSecureContext = true } = {}): FakeKeyDatabase {
  const keyDatabase = new FakeKeyDatabase()
  const parts = { indexedDB: keyDatabase, crypto: webcrypto, isSecureContext }
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(window, name, { value, configurable: true, writable: true })
  return keyDatabase
}
