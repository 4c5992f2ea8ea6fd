import type { Page, Request } from '@playwright/test'
import { routes as catalog } from '../../remote-catalog/src/routes.ts'
import { routes as checkout } from '../../remote-checkout/src/routes.ts'
import { routes as personal } from '../../remote-personal/src/routes.ts'
import { routes as player } from '../../remote-player/src/routes.ts'
import { addressOf } from '../../scripts/skew/addresses.ts'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { routes as host } from '../src/routes.ts'

// Low, so that short pages scroll too.
test.use({ viewport: { width: 1280, height: 480 } })
// One visit of many pages each.
test.setTimeout(120_000)

/** Where other addresses lead to a page that was looked at already. */
const areas = Object.entries({ host, catalog, player, checkout, personal }).map(([owner, routes]) => ({
  owner,
  routes: routes.filter(({ page }, at) => routes.findIndex((other) => other.page === page) === at),
}))

interface View {
  scrolled: number
  height: number
  /** Px from the top of the window to each visible text that no other text equals. Numbers count down. */
  texts: Record<string, number>
}

interface Frame {
  address: string
  scrolled: number
  height: number
}

/** Runs in each document: notes each frame of a page once its main area is there. */
function watchFrames(): void {
  const frames: Frame[] = []
  Object.assign(window, { frames })
  const look = (): void => {
    const { scrollHeight } = document.documentElement
    if (document.getElementById('main')?.firstElementChild) {
      frames.push({ address: location.pathname + location.search, scrolled: window.scrollY, height: scrollHeight })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const forgetFrames = (page: Page) => page.evaluate(() => void (window as unknown as { frames: Frame[] }).frames.splice(0))
const framesAt = (page: Page, address: string) =>
  page.evaluate((at) => (window as unknown as { frames: Frame[] }).frames.filter((frame) => frame.address === at), address)

/** The page has all its parts, nothing keeps it at its place any more, and its height stays the same for some frames. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const waits = (): boolean => {
      const main = document.getElementById('main')
      const bones = [...document.querySelectorAll('#main :is([data-skeleton], [data-rest-of-page])')]
      const isLoading = bones.some((part) => part.checkVisibility() && !part.closest('[role="img"]'))
      return isLoading || !main?.firstElementChild || main.style.height !== ''
    }
    let height = 0
    for (let frames = 0; frames < 12; frames++) {
      await new Promise(requestAnimationFrame)
      const now = document.documentElement.scrollHeight
      if (waits() || now !== height) frames = 0
      height = now
    }
  })

/** Knows whether a page waits for answers or code. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => /\/v1\/|\.js$/.test(request.url()) && pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => pending.delete(request))
  return () => expect.poll(() => pending.size).toBe(0)
}

const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const tops: [text: string, top: number][] = []
    for (const element of document.querySelectorAll('#main *')) {
      const { top, height } = element.getBoundingClientRect()
      if (element.childElementCount > 0 || !height || top < 0 || top > innerHeight) continue
      const text = element.textContent.trim()
      if (text && !/\d/.test(text)) tops.push([text, top])
    }
    const once = tops.filter(([text]) => tops.filter(([other]) => other === text).length === 1)
    return { scrolled: scrollY, height: document.documentElement.scrollHeight, texts: Object.fromEntries(once) }
  })

/** Scrolls to a part of what can be scrolled, and looks at the page. */
async function standAt(page: Page, part: number, answered: () => Promise<void>): Promise<View> {
  await page.evaluate(async (share) => {
    scrollTo({ top: Math.round((document.documentElement.scrollHeight - innerHeight) * share), behavior: 'instant' })
    // What loads near the window is requested now.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, part)
  await answered()
  await settled(page)
  return viewOf(page)
}

const softly = expect.configure({ soft: true })

/** The page is where it was left, and shows the same there. */
async function expectView(page: Page, left: View): Promise<void> {
  const now = await viewOf(page)
  const isMoved = ([text, top]: [string, number]): boolean => Math.abs((now.texts[text] ?? Infinity) - top) > 1
  softly([now.scrolled, now.height], `${page.url()} is at its place`).toEqual([left.scrolled, left.height])
  softly(Object.entries(left.texts).filter(isMoved).map(([text]) => text), `${page.url()} shows the same at the same place`).toEqual([])
}

/** Goes back, and expects the page where and as it was left, in each frame. */
async function expectReturn(page: Page, address: string, left: View): Promise<void> {
  await forgetFrames(page)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL(address)
  await settled(page)
  await expectView(page, left)
  const frames = await framesAt(page, address)
  const jumps = frames.filter(({ scrolled, height }) => Math.abs(scrolled - left.scrolled) > 1 || Math.abs(height - left.height) > 1)
  const kinds = [...new Set(jumps.map(({ scrolled, height }) => `${scrolled} of ${height}`))]
  softly(kinds, `${address} is where it was in each frame: ${left.scrolled} of ${left.height}`).toEqual([])
  softly(frames.length, `${address} has frames`).toBeGreaterThan(0)
}

for (const { owner, routes } of areas) {
  test(`${owner}: back leads to the pixel that was left on every page, with fast and with slow answers`, async ({ page, sandbox }) => {
    await signIn(page, '13800000001')
    await page.addInitScript(watchFrames)
    await page.goto('/downloadApp')
    const answered = watchRequests(page)
    let away = ''
    const leave = async (): Promise<void> => {
      await follow(page, away)
      await page.waitForURL(away)
      await settled(page)
    }
    for (const route of routes) {
      await follow(page, addressOf(route))
      await answered()
      await settled(page)
      const address = await page.evaluate(() => location.pathname + location.search)
      // Some pages lead on: a signed-in learner needs no login.
      if (address !== addressOf(route)) continue
      away = route.page === 'download-app' ? '/aboutAndcontact/index/contact' : '/downloadApp'

      const fast = await standAt(page, 0.4, answered)
      await leave()
      await expectReturn(page, address, fast)

      const slow = await standAt(page, 0.8, answered)
      await leave()
      await page.reload({ waitUntil: 'commit' })
      await settled(page)
      await sandbox.fault({ match: '/v1/*', delay_ms: 300 })
      await expectReturn(page, address, slow)
      await sandbox.clearFaults()
    }
  })
}

test.describe(() => {
  test.use({ allowedConsole: [/status of 500/] })
  test('after an error a retry leads to the pixel', async ({ page, sandbox }) => {
    await page.goto('/')
    const left = await standAt(page, 0.5, watchRequests(page))
    await page.goto('/login')
    await sandbox.fault({ match: '/v1/home', status: 500, times: 9 })
    await page.goBack({ waitUntil: 'commit' })
    const retry = page.getByRole('main').getByRole('button', { name: '重试' })
    await expect(retry).toBeInViewport()
    await sandbox.clearFaults()
    await retry.click()
    await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeAttached()
    await settled(page)
    await expectView(page, left)
  })
})

test('forward, a reload and another document lead to the pixel too', async ({ page }) => {
  await page.addInitScript(watchFrames)
  const answered = watchRequests(page)
  await page.goto('/categories')
  await answered()
  const list = await standAt(page, 0.9, answered)
  await follow(page, '/')
  await page.waitForURL('/')
  await answered()
  const home = await standAt(page, 0.5, answered)
  await expectReturn(page, '/categories', list)

  // Left right after scrolling: the entry could not note it any more.
  await page.evaluate(() => scrollBy({ top: -50, behavior: 'instant' }))
  const moved = await viewOf(page)
  await page.goForward({ waitUntil: 'commit' })
  await page.waitForURL('/')
  await settled(page)
  await expectView(page, home)
  await expectReturn(page, '/categories', moved)

  await page.goForward({ waitUntil: 'commit' })
  await page.waitForURL('/')
  await page.reload({ waitUntil: 'commit' })
  await settled(page)
  await expectView(page, home)

  await page.goto('/login')
  await page.goBack({ waitUntil: 'commit' })
  await settled(page)
  await expectView(page, home)
})

test('in a window of another width the card that was followed is where it was in the window', async ({ page }) => {
  const answered = watchRequests(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await answered()
  await standAt(page, 0.5, answered)
  const card = page.getByRole('main').locator('a[href^="/courseDetail"]:visible').nth(12)
  await card.scrollIntoViewIfNeeded()
  const before = (await card.boundingBox())?.y ?? 0
  await card.evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/courseDetail/)
  await settled(page)
  await page.setViewportSize({ width: 700, height: 800 })
  await page.goBack()
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1)
})
