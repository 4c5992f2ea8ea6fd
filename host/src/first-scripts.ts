import type { Beacon } from '@xhkt/contract/federation/beacon'
import { errorText } from './federation/error-text.ts'

/** Milliseconds until a learner is told that it takes long, and until what has not started the app is said to hang. */
const slowAfter = 3_000
const hungAfter = 15_000

interface Site {
  /** Of the host. */
  release: string
  /** Where failures are told, if anywhere. */
  beacons: string
}

/**
 * Starts the app by the scripts that stand in the page, in their order; nobody else could try one again. If there is no app in the
 * end, its place says so. An app that comes late takes the place all the same.
 */
export function startApp({ release, beacons }: Site): void {
  const template = document.getElementById('xhkt-scripts') as HTMLTemplateElement
  const root = document.getElementById('root') as HTMLElement
  const main = document.getElementById('main') as HTMLElement
  let failed = false

  // It takes the whole root over, and would leave it empty if it threw as a whole.
  const isMissing = (): boolean => !failed && (main.isConnected || !root.firstChild)

  function show(notice: 'slow' | 'failed'): void {
    const { content } = document.getElementById(`notice-${notice}`) as HTMLTemplateElement
    const place = main.isConnected ? main : root
    if (notice === 'failed') place.replaceChildren()
    place.prepend(content.cloneNode(true))
    place.querySelector('button')?.addEventListener('click', () => location.reload())
  }

  function fail(why: string): void {
    if (!isMissing()) return
    failed = true
    show('failed')
    reportError(new Error(`host ${release} failed at entry: ${why}`))
    const beacon: Beacon = { loads: [], failures: [{ area: 'host', release, step: 'entry', error: errorText(why), stand_in: null }] }
    if (beacons) navigator.sendBeacon(beacons, JSON.stringify(beacon))
  }

  function load(src: string, integrity: string, onerror: () => void): void {
    document.body.append(Object.assign(document.createElement('script'), { async: false, crossOrigin: 'anonymous', integrity, onerror, src }))
  }

  for (const script of template.content.querySelectorAll('script')) {
    const src = script.getAttribute('src') ?? ''
    const { integrity } = script
    load(src, integrity, () => load(`${src}?retry=1`, integrity, () => fail(`${src}: cannot be loaded`)))
  }
  addEventListener('error', ({ message, filename }) => {
    // Not what an extension of the browser throws.
    if (!main.isConnected || filename.includes('/host/')) fail(message)
  })
  setTimeout(() => isMissing() && show('slow'), slowAfter)
  setTimeout(() => {
    if (!isMissing()) return
    show('failed')
    // Not told yet: on a slow line the app may still come.
    const leave = (): void => {
      if (document.hidden) fail(`no app within ${hungAfter} ms`)
    }
    addEventListener('visibilitychange', leave)
    addEventListener('pagehide', leave)
  }, hungAfter)
}
