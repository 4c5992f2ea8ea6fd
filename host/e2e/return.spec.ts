import { everyCase } from '../../scripts/lib/every-case.ts'
import { addressOf } from '../../scripts/lib/route-addresses.ts'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'
import { declaredRoutes } from './declared-routes.ts'
import { expectReturn, expectView, settled, standAt, viewOf, watchFrames, watchRequests } from './scroll-position.ts'

// A low window, so that short pages scroll too.
test.use({ viewport: { width: 1280, height: 480 } })
// Each test visits many pages.
test.setTimeout(120_000)

/** The routes of each area: one for each page, as several addresses can lead to one; without every case, one for each skeleton. */
const areas = Object.entries(declaredRoutes).map(([owner, routes]) => {
  const pages = routes.filter(({ page }, at) => routes.findIndex((other) => other.page === page) === at)
  // A skeleton holds the place of what loads.
  const kinds = pages.filter(({ skeleton }, at) => pages.findLastIndex((other) => other.skeleton === skeleton) === at)
  return { owner, routes: everyCase ? pages : kinds }
})

for (const { owner, routes } of areas) {
  test(`${owner}: back restores the scroll position of every kind of page to the pixel, with slow answers too`, async ({ page, sandbox }) => {
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
  test('a retry after an error restores the scroll position to the pixel', async ({ page, sandbox }) => {
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

test('forward, a reload and a return from another document restore the scroll position to the pixel', async ({ page }) => {
  await page.addInitScript(watchFrames)
  const answered = watchRequests(page)
  await page.goto('/categories')
  await answered()
  const list = await standAt(page, 0.9, answered)
  await follow(page, '/')
  await page.waitForURL('/')
  // The skeleton of home is lower than home.
  await settled(page)
  await answered()
  const home = await standAt(page, 0.5, answered)
  await expectReturn(page, '/categories', list)

  // Leaves right after scrolling, before the history entry has noted the new position.
  await page.evaluate(() => scrollBy({ top: -50, behavior: 'instant' }))
  const view = await viewOf(page)
  await page.goForward({ waitUntil: 'commit' })
  await page.waitForURL('/')
  await settled(page)
  await expectView(page, home)
  await expectReturn(page, '/categories', view)

  await page.goForward({ waitUntil: 'commit' })
  await page.waitForURL('/')
  await page.reload({ waitUntil: 'commit' })
  await settled(page)
  await expectView(page, home)

  const scrolled = await standAt(page, 0.6, answered)
  await page.reload({ waitUntil: 'commit' })
  await settled(page)
  await expectView(page, scrolled)

  await page.goto('/login')
  await page.goBack({ waitUntil: 'commit' })
  await settled(page)
  await expectView(page, scrolled)
})

test('back from a page whose own scroll position is still being restored restores the scroll position to the pixel', async ({ page }) => {
  const answered = watchRequests(page)
  await page.goto('/aboutAndcontact/index/privacy')
  const left = await standAt(page, 0.8, answered)
  // A lower page, which is not high enough for the scroll position of the first one.
  await follow(page, '/downloadApp')
  await page.waitForURL('/downloadApp')
  await settled(page)
  await expect.poll(() => page.evaluate(() => 'height' in (history.state as object))).toBe(true)
  const release = await holdBack(page, /idle\.min\.js/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByRole('main')).toHaveCSS('overflow-y', 'clip')
  await page.evaluate(() => history.back())
  await expect(page.getByRole('main').getByRole('heading', { name: '隐私政策', exact: true }).first()).toBeAttached()
  release()
  await settled(page)
  await expectView(page, left)
})

test('in a window of another width, back shows the clicked card at its former height in the window', async ({ page }) => {
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
