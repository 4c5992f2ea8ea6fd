const key = /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/

/** Throws if this is not a key: a key stays inside the store, and no part of it starts with a dot. */
export function assertKey(name: string): void {
  if (!key.test(name)) throw new Error(`${name} is not a key of a store`)
}

/** Throws if this is not a prefix, such as an empty text, which would remove everything. A prefix may end with `/`. */
export const assertPrefix = (prefix: string): void => assertKey(prefix.replace(/\/$/, ''))
