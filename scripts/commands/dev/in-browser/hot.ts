import type { Built } from './window-globals.ts'

// webpack recognises only this expression.
const hot = import.meta.webpackHot
let newest: Built

/** Applies the hot updates, or reloads the page if they cannot be applied. */
async function follow(): Promise<void> {
  const { hash, problems } = newest
  if (problems.length > 0 || hash === __webpack_hash__ || hot.status() !== 'idle') return
  try {
    if (await hot.check(true)) await follow()
    else location.reload()
  } catch (error) {
    console.warn('This edit needs a reload:', error)
    location.reload()
  }
}

globalThis.__xhktDev.onBuilt(__XHKT_OWNER__, (built) => {
  newest = built
  void follow()
})
