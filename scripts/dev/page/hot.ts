import type { Built } from './page-globals.ts'

// webpack knows it by this very expression.
const hot = import.meta.webpackHot
let newest: Built

/** Takes over what has been compiled since; what cannot be replaced in a living page is had by loading it anew. */
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
