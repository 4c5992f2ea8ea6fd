import type { Browser, Page } from '@playwright/test'
import type { MeasuredPage } from './pages.ts'
import type { Cookie } from '../../lib/sign-in-cookies.ts'
import { observeLoad, type PageNotes } from './in-page/observe-load.ts'
import { slowLine, throttle } from './throttle.ts'

export interface Measurement extends PageNotes {
  requests: number
  /** Bytes transferred, bodies and headers. */
  bytes: number
  scriptBytes: number
}

interface Traffic {
  requests: number
  bytes: number
  scriptBytes: number
}

async function countTraffic(page: Page): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0, scriptBytes: 0 }
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:') && !request.url.startsWith('blob:')) traffic.requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  return traffic
}

/** One load of a page with an empty browser cache. */
export async function measure(browser: Browser, origin: string, target: MeasuredPage, cookies: Cookie[]): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  try {
    if (target.signedIn) await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: origin })))
    const page = await context.newPage()
    // esbuild wraps functions in a helper `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(observeLoad, target.content)
    const traffic = await countTraffic(page)
    await throttle(page, slowLine)
    await page.goto(origin + target.path, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForSelector(target.content, { state: 'attached', timeout: 60_000 })
    await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => undefined)
    const notes = await page.evaluate(() => (window as unknown as { benchNotes: PageNotes }).benchNotes)
    return { ...notes, ...traffic }
  } finally {
    await context.close()
  }
}
