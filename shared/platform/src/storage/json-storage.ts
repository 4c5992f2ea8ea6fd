/** Values as JSON under a key, for as long as the browser allows. No method throws. */
export interface JsonStorage {
  /** The value, or null when there is none, or when the guard refuses what stands there: anyone can edit a storage. */
  get<T>(key: string, guard: (value: unknown) => value is T): T | null
  /**
   * True when the value will be there after a reload. False when the browser refused it (full or blocked): then it
   * lasts as long as the page, and what stood there before comes back with a reload.
   */
  set(key: string, value: unknown): boolean
  remove(key: string): void
  /**
   * Calls `listener` after each change of the key's value, in this tab and, for local storage, in other tabs.
   * @returns A function that ends the subscription.
   */
  subscribe(key: string, listener: () => void): () => void
}

/**
 * @param open Gives the browser's storage; reading `window.localStorage` itself throws where cookies are blocked.
 */
export function jsonStorage(open: () => Storage): JsonStorage {
  /** What the browser refused to keep. It is newer than what it kept. */
  const refused = new Map<string, string>()
  const subscriptions = new Set<{ key: string; listener: () => void }>()

  function notify(key: string): void {
    for (const subscription of subscriptions) if (subscription.key === key) subscription.listener()
  }

  function attempt<T>(action: (storage: Storage) => T): { done: T } | null {
    try {
      return { done: action(open()) }
    } catch {
      return null
    }
  }

  return {
    get(key, guard) {
      const text = refused.get(key) ?? attempt((storage) => storage.getItem(key))?.done
      if (text == null) return null
      try {
        const value: unknown = JSON.parse(text)
        return guard(value) ? value : null
      } catch {
        return null
      }
    },

    set(key, value) {
      const text = toJson(value)
      if (text === undefined) return false
      const kept = attempt((storage) => { storage.setItem(key, text) }) !== null
      if (kept) refused.delete(key)
      else refused.set(key, text)
      notify(key)
      return kept
    },

    remove(key) {
      refused.delete(key)
      attempt((storage) => { storage.removeItem(key) })
      notify(key)
    },

    subscribe(key, listener) {
      const subscription = { key, listener }
      // The browser sends this event to the other tabs only. Its key is null when the whole storage was emptied.
      const follow = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener()
      }
      subscriptions.add(subscription)
      addEventListener('storage', follow)
      return () => {
        subscriptions.delete(subscription)
        removeEventListener('storage', follow)
      }
    },
  }
}

/** Undefined for what JSON cannot hold: undefined itself, a function, a circle, a bigint. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
