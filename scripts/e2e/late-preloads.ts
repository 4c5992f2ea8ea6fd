import type { BrowserContext, ConsoleMessage, JSHandle } from '@playwright/test'

const unusedPreload = /^The resource (\S+) was preloaded using link preload but not used within a few seconds/

declare global {
  interface Window {
    loadedAssets?: Set<string>
  }
}

/** Records the loaded files. Listens in the capture phase, because `load` does not bubble. Runs in the page. */
function recordLoads(): void {
  // `??=`, because a new window runs the script twice, first for its empty document.
  window.loadedAssets ??= new Set<string>()
  const { loadedAssets } = window
  const addressOf = (target: EventTarget | null): string | null => {
    if (target instanceof HTMLScriptElement) return target.src
    if (target instanceof HTMLImageElement) return target.currentSrc
    return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null
  }
  const onLoad = ({ target }: Event): void => {
    const address = addressOf(target)
    if (address) loadedAssets.add(address)
  }
  document.addEventListener('load', onLoad, true)
  let loadedAt = Infinity
  addEventListener('load', ({ timeStamp }) => (loadedAt = timeStamp))
  // A late XMLHttpRequest counts as a load, for the playlist of a lesson on a slow machine. An earlier request that missed its preload
  // does not count. Takes the time of an event, which is real even if a test installs its own clock.
  XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
    apply(open, request: XMLHttpRequest, given: [method: string, url: string | URL]) {
      if (new Event('open').timeStamp > loadedAt + 2_500) loadedAssets.add(new URL(given[1], location.href).href)
      Reflect.apply(open, request, given)
    },
  })
}

export interface LatePreloads {
  /** Keeps the warning of a preload and returns true. Returns false for any other message. */
  take: (message: ConsoleMessage) => boolean
  /** The warnings about files that no element has loaded 10 s after the end of the test. */
  unused: () => Promise<string[]>
}

/**
 * Chromium warns of a preload that is unused some seconds after the page's load event. On a slow machine, or for a preload on hover, the
 * file may be used later without a fault. The warning counts only if the file stays unused.
 */
export async function watchLatePreloads(context: BrowserContext): Promise<LatePreloads> {
  await context.addInitScript(recordLoads)
  const late: { text: string; address: string; loaded: Promise<JSHandle<Set<string> | undefined> | null> }[] = []
  return {
    take(message) {
      const address = unusedPreload.exec(message.text())?.[1]
      if (!address) return false
      const loaded = message.page()?.evaluateHandle(() => window.loadedAssets)
      late.push({ text: message.text(), address, loaded: Promise.resolve(loaded ?? null).catch(() => null) })
      return true
    },
    async unused() {
      const deadline = Date.now() + 10_000
      const isUsed = async ({ address, loaded }: (typeof late)[number]): Promise<boolean> => {
        const set = await loaded
        // Counts as used if the document no longer exists.
        const check = () => set?.evaluate((all, wanted) => all?.has(wanted) ?? false, address).catch(() => true) ?? true
        while (!(await check())) {
          if (Date.now() > deadline) return false
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
        return true
      }
      const used = await Promise.all(late.map(isUsed))
      return late.filter((_, i) => !used[i]).map(({ text }) => text)
    },
  }
}
