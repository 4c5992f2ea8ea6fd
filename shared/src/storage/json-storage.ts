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
}

/**
 * @param open Gives the browser's storage; reading `window.localStorage` itself throws where cookies are blocked.
 */
export function jsonStorage(open: () => Storage): JsonStorage {
  /** What the browser refused to keep. It is newer than what it kept. */
  const refused = new Map<string, string>()

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
      if (attempt((storage) => { storage.setItem(key, text) })) {
        refused.delete(key)
        return true
      }
      refused.set(key, text)
      return false
    },

    remove(key) {
      refused.delete(key)
      attempt((storage) => { storage.removeItem(key) })
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
