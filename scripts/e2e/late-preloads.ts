import type { BrowserContext, ConsoleMessage, JSHandle } from '@playwright/test'

const unusedPreload = /^The resource (\S+) was preloaded using link preload but not used within a few seconds/

declare global {
  interface Window {
    loadedAssets?: Set<string>
  }
}

/** Runs in the page. `load` does not bubble, but has a capture phase. */
function recordLoads(): void {
  // A new window runs it twice: for its empty document too.
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
  // The playlist of a lesson on a slow machine. An earlier request that did not match its preload is no use of it. The time of an
  // event is real where a test installs its own clock.
  XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
    apply(open, request: XMLHttpRequest, given: [method: string, url: string | URL]) {
      if (new Event('open').timeStamp > loadedAt + 2_500) loadedAssets.add(new URL(given[1], location.href).href)
      Reflect.apply(open, request, given)
    },
  })
}

export interface LatePreloads {
  /** Takes the warning of a preload; false for any other message. */
  take: (message: ConsoleMessage) => boolean
  /** The warnings whose file no element has loaded 10 s after the end of the test. */
  unused: () => Promise<string[]>
}

/**
 * Chromium warns some seconds after the page's load event. A preload on intent or a slow machine exceeds them without a fault, so the
 * warning counts only if the file stays unused.
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
        // A document that was left cannot use the file any more.
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
