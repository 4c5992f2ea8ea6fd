import { Refusal } from '../refusal.ts'

const key = /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/

/** The folders of a store beside those of the areas and the host. No area has such a name. */
export const storeFolders = ['approvals', 'freezes', 'journal', 'page', 'previews', 'publishing', 'skew']

/** A key stays inside the store, and no part of it starts with a dot. */
export const isKey = (name: string): boolean => key.test(name)

/** Throws if this is not a key. */
export function assertKey(name: string): void {
  if (!isKey(name)) throw new Refusal('usage', `${JSON.stringify(name)} is not a key of a store`)
}

/** Throws if this is not a prefix, such as an empty text, which would remove everything. A prefix may end with `/`. */
export const assertPrefix = (prefix: string): void => assertKey(prefix.replace(/\/$/, ''))
