import { trackEdits } from './edited-controls.ts'

/** Milliseconds between two checks. The page itself came with what was live. */
const checkInterval = 60_000

let checkedAt = 0
let upgrade: typeof import('./upgrade.tsx') | undefined

async function check(entered: boolean): Promise<void> {
  if (performance.now() - checkedAt > checkInterval) {
    checkedAt = performance.now()
    upgrade = await import(/* webpackChunkName: "upgrade" */ './upgrade.tsx')
    await upgrade.fetchUpdate()
  }
  if (entered) upgrade?.offerUpdate()
}

/** Checks whether a newer release is live, and offers it if the learner has `entered` another page. */
export function checkForUpdate(entered: boolean): void {
  // Without an answer the tab keeps its releases. `AssetLoader` reports a chunk that fails.
  check(entered).catch(() => undefined)
}

/** Call once, before the learner can type. */
export function watchForUpdates(): void {
  trackEdits()
  document.addEventListener('visibilitychange', () => document.hidden || checkForUpdate(false))
}
