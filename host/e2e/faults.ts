import type { Locator, Page, Request, Route } from '@playwright/test'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { prependCode } from '@xhkt/release/testing/bad-edits'
import type { Variant } from '@xhkt/release/testing/variant'
import { expect } from '../../scripts/e2e/own-store.ts'

// The specs test every kind of file with every fault: entry, page chunk and style in faults-area and faults-style, the
// manifest in faults-manifest, a lazy chunk in faults-lazy, the host's own scripts in faults-host, and the registry in upgrade.spec.ts.
// The registry of the first load is part of the page.

/** Faults of a network, a server or a proxy. If there is an answer, its digest does not match. */
export const ofNetwork = ['down', 'hang', '5xx', 'HTML instead', 'truncated', 'tampered'] as const
/** Faults of a build. The digest matches. */
export const ofBuild = ['syntax error', 'throws'] as const

export type NetworkFault = (typeof ofNetwork)[number]
export type BuildFault = (typeof ofBuild)[number]
export type Fault = NetworkFault | BuildFault

export const isOfBuild = (fault: Fault): fault is BuildFault => (ofBuild as readonly string[]).includes(fault)

async function answer(route: Route, fault: NetworkFault): Promise<void> {
  if (fault === 'down') return route.abort('connectionrefused')
  if (fault === 'hang') return
  if (fault === '5xx') return route.fulfill({ status: 503, body: 'down for a while' })
  if (fault === 'HTML instead') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>学海课堂</title>' })
  const response = await route.fetch()
  const text = await response.text()
  const tampered = response.headers()['content-type']?.includes('javascript') ? `self.tampered=true;${text}` : `${text} `
  return route.fulfill({ response, body: fault === 'truncated' ? text.slice(0, text.length / 2) : tampered })
}

/** Applies a fault to matching addresses until `mend` is called. A request that hangs already keeps hanging. */
export async function breakFile(page: Page, address: RegExp, fault: NetworkFault): Promise<{ mend: () => void }> {
  let mended = false
  await page.route(address, (route) => (mended ? route.continue() : answer(route, fault)))
  return { mend: () => void (mended = true) }
}

/** A release with a broken file. One that throws stops when `mendThrown` is called. */
export const brokenBuild = (start: string, fault: BuildFault): Pick<Variant, 'edit'> => ({
  edit: prependCode(start, fault === 'throws' ? "if (!self.mended) throw new Error('boom')" : ')'),
})

export const mendThrown = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(self, { mended: true }))

/** Collects the failures that a page reports, in its console and by beacon. */
export class ReportedFailures {
  private readonly said: string[] = []
  private readonly failures: Failure[] = []

  constructor(page: Page) {
    page.on('pageerror', ({ message }) => this.said.push(message))
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/collector/beacons')) this.failures.push(...(request.postDataJSON() as Beacon).failures)
    })
  }

  async includes(area: Owner, release: string, step: Failure['step'], fallback_release: string | null = null): Promise<void> {
    await expect.poll(() => this.failures, 'the beacon names it').toContainEqual(expect.objectContaining({ area, release, step, fallback_release }))
    const start = `${area} ${release} failed at ${step}: `
    const ends = () => this.said.filter((line) => line.startsWith(start)).map((line) => / fallback release (\S+)$/.exec(line)?.[1] ?? null)
    await expect.poll(ends, 'the console names it').toContain(fallback_release)
  }

  /** The failures in the console so far. */
  get lines(): string[] {
    return this.said.filter((line) => line.includes(' failed at '))
  }
}

/** Messages of the browser, React and the app that these tests provoke. */
export const provoked =
  /failed at|boom|SyntaxError|Failed to load resource|Failed to find a valid digest|preloaded using link preload|but its MIME type|integrity checks failed|Refused to/

/** Returns the milliseconds since the first request to a matching address. */
export function stopwatch(page: Page, address: RegExp): () => number {
  let began = 0
  page.on('request', (request) => {
    if (address.test(request.url())) began ||= Date.now()
  })
  return () => Date.now() - began
}

export const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: '重试' })

/** Clicks the retry. A mended request that hung may also finish by itself in that moment, and leaves nothing to click. */
export async function retry(page: Page, fault: Fault, mended: Locator): Promise<void> {
  const clicked = retryIn(page).click()
  await (fault === 'hang' ? Promise.race([clicked, mended.waitFor()]) : clicked)
}

/** Opens the login dialog and closes it. */
export async function openLoginAndClose(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' })
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(dialog, 'the rest of the site works').toBeVisible({ timeout: 1_000 })
  // The loading dialog is replaced by the real one. A key in between would be lost.
  await expect(dialog.getByRole('button', { name: '微信登录' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export const shelves = (page: Page) => page.getByRole('main').locator('a[href^="/courseDetail"]')
export const lessonAddress = '/live?course_id=1001&section_id=10010101'
