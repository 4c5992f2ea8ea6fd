/** A browser storage for JSON values. No method throws. */
export interface JsonStorage {
  /** The value as it is, unread; undefined when it is missing or no JSON. */
  parse(key: string): unknown
  /** The value; null when it is missing or the guard refuses it. Only released areas use it: `storedItems` reads by a shape. */
  get<T>(key: string, guard: (value: unknown) => value is T): T | null
  /**
   * Stores the value.
   * @returns True when the value survives a reload. False when the storage is full or blocked: the value then lasts until the page is left,
   * and a reload brings back the previous one.
   */
  set(key: string, value: unknown): boolean
  remove(key: string): void
  /** The keys of the storage that begin with `prefix`; none when it is blocked. */
  keys(prefix: string): string[]
  /** Removes every key of the storage, those of other programs too, unless `isKept` answers true for it. */
  clear(isKept: (key: string) => boolean): void
  /**
   * Calls `listener` after each change of the key's value, in this tab and, for local storage, in other tabs.
   * @returns A function that ends the subscription.
   */
  subscribe(key: string, listener: () => void): () => void
}

/**
 * @param open Gives the browser's storage. It is a function because reading `window.localStorage` throws when cookies are blocked.
 */
export function jsonStorage(open: () => Storage): JsonStorage {
  /** The values that the browser refused to store. They are newer than the stored ones. */
  const refused = new Map<string, string>()
  const subscriptions = new Set<{ key: string; listener: () => void }>()

  function notify(key: string): void {
    for (const subscription of subscriptions) if (subscription.key === key) subscription.listener()
  }

  function attempt<T>(action: (opened: Storage) => T): { done: T } | null {
    try {
      return { done: action(open()) }
    } catch {
      return null
    }
  }

  const storage: JsonStorage = {
    parse(key) {
      const text = refused.get(key) ?? attempt((opened) => opened.getItem(key))?.done
      try {
        return text == null ? undefined : (JSON.parse(text) as unknown)
      } catch {
        return undefined
      }
    },

    get(key, guard) {
      const value = storage.parse(key)
      try {
        return value !== undefined && guard(value) ? value : null
      } catch {
        return null
      }
    },

    set(key, value) {
      const text = toJson(value)
      if (text === undefined) return false
      // Storing an equal value again would undo a change of another tab that this tab cannot see yet.
      const kept = attempt((opened) => { if (opened.getItem(key) !== text) opened.setItem(key, text) }) !== null
      if (kept) refused.delete(key)
      else refused.set(key, text)
      notify(key)
      return kept
    },

    remove(key) {
      refused.delete(key)
      attempt((opened) => { opened.removeItem(key) })
      notify(key)
    },

    keys(prefix) {
      const stored = attempt((opened) => Object.keys(opened))?.done ?? []
      return [...new Set([...stored, ...refused.keys()])].filter((key) => key.startsWith(prefix))
    },

    clear(isKept) {
      for (const key of storage.keys('')) if (!isKept(key)) storage.remove(key)
    },

    subscribe(key, listener) {
      const subscription = { key, listener }
      // The browser sends this event to the other tabs only. Its key is null when the whole storage was cleared.
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener()
      }
      subscriptions.add(subscription)
      addEventListener('storage', onStorage)
      return () => {
        subscriptions.delete(subscription)
        removeEventListener('storage', onStorage)
      }
    },
  }
  return storage
}

/** Undefined for a value that JSON cannot represent: undefined, a function, a circular object, a bigint. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
