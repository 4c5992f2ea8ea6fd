import { jsonStorage } from './json-storage.ts'

/** Kept by the browser until the learner clears it (section 3: system config, saved password, device id). */
export const localJson = jsonStorage(() => window.localStorage)
/** Kept until the tab is closed. */
export const sessionJson = jsonStorage(() => window.sessionStorage)

/** Local storage: the saved-password record (section 3). The login page writes it; whoever changes a password removes it. */
export const savedPasswordKey = 'xhkt_saved_password'
