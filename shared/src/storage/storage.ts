import { jsonStorage } from './json-storage.ts'

/** Kept by the browser until the learner clears it (section 3: system config, saved password, device id). */
export const localJson = jsonStorage(() => window.localStorage)
/** Kept until the tab is closed. */
export const sessionJson = jsonStorage(() => window.sessionStorage)
