import { noteTyping } from './typed.ts'

/** Milliseconds between two questions; the page itself came with what was live. */
const pause = 60_000

let askedAt = 0
let upgrade: typeof import('./upgrade.tsx') | undefined

async function look(entered: boolean): Promise<void> {
  if (performance.now() - askedAt > pause) {
    askedAt = performance.now()
    upgrade = await import(/* webpackChunkName: "upgrade" */ './upgrade.tsx')
    await upgrade.ask()
  }
  if (entered) upgrade?.offer()
}

/** Looks whether anything newer is live than what this tab runs, and offers it to a learner who has `entered` another page. */
export function lookForNewer(entered: boolean): void {
  // Without it the tab runs what it runs; a file that could not be had is reported by whoever loads it.
  look(entered).catch(() => undefined)
}

/** To be called once, before anything can be typed. */
export function watchForNewer(): void {
  noteTyping()
  document.addEventListener('visibilitychange', () => document.hidden || lookForNewer(false))
}
