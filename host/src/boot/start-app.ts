import type { Beacon } from '@xhkt/contract/federation/beacon'
import { polyfillsName } from '@xhkt/contract/federation/release-manifest'
import { engine } from './engine.ts'
import { redactError } from './redact-error.ts'

/**
 * Whether the browser needs the polyfills. `URL.canParse` is the newest interface in `polyfills/polyfills.ts`, so a browser that has it has
 * all of them (`polyfilled.test.ts`).
 */
const lacksPolyfills = (): boolean => !('canParse' in URL)

/** Milliseconds until a notice says that the app loads slowly. */
const slowAfter = 3_000
/** Milliseconds until an app that has not started counts as hung. */
const hungAfter = 15_000

/** A script throws. */
const broken = '网站程序出错，请稍后重试'
/** A script cannot be parsed. */
const unreadable = '浏览器无法运行网站程序，请升级浏览器'

interface Site {
  /** The host's release. */
  release: string
  /** Where failures are reported; empty for nowhere. */
  beacons: string
}

/**
 * Loads the scripts of the app in their order and retries each once. If the app does not start, an error view says so. An app that
 * starts late replaces that view.
 */
export function startApp({ release, beacons }: Site): void {
  const template = document.getElementById('xhkt-scripts') as HTMLTemplateElement
  const root = document.getElementById('root') as HTMLElement
  const main = document.getElementById('main') as HTMLElement
  let failed = false

  // The app replaces the content of the root, and leaves it empty if it throws as a whole.
  const isMissing = (): boolean => !failed && (main.isConnected || !root.firstChild)

  function show(notice: 'slow' | 'failed', text = ''): void {
    const { content } = document.getElementById(`notice-${notice}`) as HTMLTemplateElement
    const parent = main.isConnected ? main : root
    if (notice === 'failed') parent.replaceChildren()
    parent.prepend(content.cloneNode(true))
    const words = parent.querySelector('p')
    if (words && text) words.textContent = text
    parent.querySelector('button')?.addEventListener('click', () => location.reload())
  }

  /** `thrown`: a script is at fault, and not the network. Only then another release helps. */
  function fail(why: string, thrown?: { text: string; stack: string | undefined }): void {
    if (!isMissing()) return
    failed = true
    show('failed', thrown?.text)
    const fallback = thrown && window.__xhkt?.hostFallback
    const error = redactError(why)
    const failure = { area: 'host', release, step: 'entry', error, fallback_release: fallback?.release ?? null, stack: thrown?.stack } as const
    const beacon: Beacon = { loads: [], failures: [failure], engine: engine() }
    if (beacons) navigator.sendBeacon(beacons, JSON.stringify(beacon))
    fallback?.load()
    // This is the last statement: where the polyfills failed to load, an older browser has no `reportError`, and it throws.
    reportError(new Error(`host ${release} failed at entry: ${why}`))
  }

  function load(src: string, integrity: string, onerror: () => void): void {
    document.body.append(Object.assign(document.createElement('script'), { async: false, crossOrigin: 'anonymous', integrity, onerror, src }))
  }

  for (const script of template.content.querySelectorAll('script')) {
    const src = script.getAttribute('src') ?? ''
    if (src.endsWith(polyfillsName) && !lacksPolyfills()) continue
    const { integrity } = script
    load(src, integrity, () => load(`${src}?retry=1`, integrity, () => fail(`${src}: cannot be loaded`)))
  }
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    const place = filename.includes('/host/') ? `at ${filename}:${lineno}:${colno}` : undefined
    // Ignores errors of browser extensions.
    if (!main.isConnected || place) fail(message, { text: message.includes('SyntaxError') ? unreadable : broken, stack: place })
  })
  setTimeout(() => {
    if (!isMissing()) return
    show('slow')
    ;(window.__xhkt ??= {}).wasSlowToStart = true
  }, slowAfter)
  setTimeout(() => {
    if (!isMissing()) return
    show('failed')
    // Reports only when the tab is left: on a slow connection the app may still start.
    const leave = (): void => {
      if (document.hidden) fail(`no app within ${hungAfter} ms`)
    }
    addEventListener('visibilitychange', leave)
    addEventListener('pagehide', leave)
  }, hungAfter)
}
