import type { Locator, Page, Request, Route } from '@playwright/test'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { prependCode } from '@xhkt/release/testing/bad-edits'
import type { Variant } from '@xhkt/release/testing/variant'
import { expect } from '../../scripts/e2e/own-store.ts'

// Every kind of file with every fault: entry, expose chunk, page chunk and style in faults-area and faults-style, manifest in
// faults-manifest, a lazy chunk in faults-lazy, the host's own scripts in faults-host, and the registry in upgrade.spec.ts. The page
// has the registry in itself: where that is not whole, no page is, and the browser alone can say so.

/** What a network, a server or whoever stands between can do to a file; the digest does not match, if there is any answer. */
export const ofNetwork = ['down', 'hang', '5xx', 'HTML instead', 'truncated', 'tampered'] as const
/** What a build can be wrong with; the digest matches. */
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

/** Has this fault for every address like this, with or without a query, until it is mended; what hangs then hangs on. */
export async function breakFile(page: Page, address: RegExp, fault: NetworkFault): Promise<{ mend: () => void }> {
  let mended = false
  await page.route(address, (route) => (mended ? route.continue() : answer(route, fault)))
  return { mend: () => void (mended = true) }
}

/** A release whose file is broken; one that throws does so for as long as the page says. */
export const brokenBuild = (start: string, fault: BuildFault): Pick<Variant, 'edit'> => ({
  edit: prependCode(start, fault === 'throws' ? "if (!self.mended) throw new Error('boom')" : ')'),
})

export const mendThrown = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(self, { mended: true }))

/** What a page tells of failures, in its console and by beacon. */
export class Told {
  private readonly said: string[] = []
  private readonly failures: Failure[] = []

  constructor(page: Page) {
    page.on('pageerror', ({ message }) => this.said.push(message))
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/sandbox/beacons')) this.failures.push(...(request.postDataJSON() as Beacon).failures)
    })
  }

  async includes(area: Owner, release: string, step: Failure['step'], stand_in: string | null = null): Promise<void> {
    await expect.poll(() => this.failures, 'the beacon names it').toContainEqual(expect.objectContaining({ area, release, step, stand_in }))
    const start = `${area} ${release} failed at ${step}: `
    const ends = () => this.said.filter((line) => line.startsWith(start)).map((line) => / (\S+) stands in$/.exec(line)?.[1] ?? null)
    await expect.poll(ends, 'the console names it').toContain(stand_in)
  }

  /** What the console says of failures, so far. */
  get lines(): string[] {
    return this.said.filter((line) => line.includes(' failed at '))
  }
}

/** What the browser, React and the app say of what these tests provoke. */
export const provoked =
  /failed at|boom|SyntaxError|Failed to load resource|Failed to find a valid digest|preloaded using link preload|but its MIME type|integrity checks failed|Refused to/

/** Since the first request for this, in milliseconds. */
export function stopwatch(page: Page, address: RegExp): () => number {
  let began = 0
  page.on('request', (request) => {
    if (address.test(request.url())) began ||= Date.now()
  })
  return () => Date.now() - began
}

export const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: '重试' })

/** Asks again; what hung and is mended may also come by itself in that moment, and leaves nothing to click. */
export async function retry(page: Page, fault: Fault, mended: Locator): Promise<void> {
  const clicked = retryIn(page).click()
  await (fault === 'hang' ? Promise.race([clicked, mended.waitFor()]) : clicked)
}

/** The login comes at once, and goes again. */
export async function openLoginAndClose(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' })
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(dialog, 'the rest of the site works').toBeVisible({ timeout: 1_000 })
  // What stands in for it until its code is there gives way to it, and no key may come in between.
  await expect(dialog.getByRole('button', { name: '微信登录' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export const shelves = (page: Page) => page.getByRole('main').locator('a[href^="/courseDetail"]')
export const lessonAddress = '/live?course_id=1001&section_id=10010101'
