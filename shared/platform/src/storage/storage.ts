import { jsonStorage } from './json-storage.ts'

/** Kept until the learner clears it (docs/product/entities.md#browser-storage). */
export const localJson = jsonStorage(() => window.localStorage)
/** Kept until the tab is closed. */
export const sessionJson = jsonStorage(() => window.sessionStorage)

/** Local storage key of the saved password (docs/product/session.md#saved-password). A new password removes it. */
export const savedPasswordKey = 'xhkt_saved_password'
