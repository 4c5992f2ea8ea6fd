import { jsonStorage } from './json-storage.ts'
import { storedItems } from './stored-items.ts'

export { readStrictly } from '@xhkt/platform/api/read-value'

export const localJson = jsonStorage(() => window.localStorage)
export const sessionJson = jsonStorage(() => window.sessionStorage)

/** A value that is kept until the learner clears it (docs/product/entities.md#browser-storage). */
export const localItem = storedItems(localJson)
/** A value that is kept until the tab is closed. */
export const sessionItem = storedItems(sessionJson)
/** The keys of the values that are kept until the learner clears them, as far as they begin with `prefix`. */
export const localKeys = (prefix: string): string[] => localJson.keys(prefix)

/** Local storage key of the saved password. */
export const savedPasswordKey = 'xhkt_saved_password'
/** The phone and the encrypted password (docs/product/session.md#saved-password). A new password removes it. */
export const savedPassword = localItem(savedPasswordKey, { phone: 'token', password: 'token' })
