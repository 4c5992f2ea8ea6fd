import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { logIn } from '../../scripts/e2e/login.ts'

const main = (page: Page) => page.getByRole('main')

/** Scrolls through the page, so that every lazy picture loads. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport()
}

test('a visitor sees every part of home, nothing moves, and a click on a banner is reported', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page)
  await page.goto('/')
  for (const name of ['直播课', '领券中心', '免费好课', '拼团优惠', '名师推荐']) {
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(main(page).getByRole('list', { name }).getByRole('listitem').first()).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: '课程分类' }).getByRole('link')).toHaveCount(12)
  await expect(page.getByRole('heading', { name: '今日' })).toBeHidden()
  await readThrough(page)
  await axe(page)
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)

  const banner = page.getByRole('region', { name: '精选推荐' })
  // Hover stops the banner. A slide that has turned away could not be clicked any more.
  await banner.hover()
  await expect(banner.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  const report = page.waitForRequest('**/v1/ad/click')
  await banner.getByRole('link').click()
  expect((await report).postDataJSON()).toMatchObject({ place: 'home_banner' })
  await expect(page).toHaveURL(/\/courseDetail\?course_id=\d+$/)
})

test('opening a banner uses the course that its hover prefetched: one request', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/v1/course/detail?') && asked.push(new URL(request.url()).search))
  const ready = page.waitForResponse(/\/host\/.*\/idle\.[^/]*\.js/)
  await page.goto('/')
  await (await ready).finished()
  const link = page.getByRole('region', { name: '精选推荐' }).getByRole('link')
  await expect(link).toBeVisible()
  // At idle the browser has run everything that has loaded.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await link.hover()
  const wanted = (await link.getAttribute('href'))?.replace('/courseDetail', '') ?? ''
  await expect.poll(() => asked).toEqual([wanted])
  const reported = page.waitForResponse('**/v1/ad/click')
  await link.click()
  await reported
  await expect(page).toHaveURL(`/courseDetail${wanted}`)
  await expect(page.getByRole('region', { name: '课程目录' })).toBeVisible()
  expect(asked).toEqual([wanted])
})

test('a learner continues where they stopped, and nothing moves however late their progress arrives', async ({ page, sandbox }) => {
  const layoutShift = await watchLayoutShift(page)
  await signIn(page, '13800000001')
  await sandbox.fault({ match: '/v1/user/course/list', delay_ms: 1200, times: 1 })
  await page.goto('/')
  await expect(main(page).getByRole('heading', { name: '今日' })).toBeVisible()
  const first = main(page).getByRole('list', { name: '继续学习' }).getByRole('link').first()
  await expect(first).toHaveText(/学到 \d\d:\d\d · /)
  const pictureTop = async (list: string) =>
    Math.round((await main(page).getByRole('list', { name: list }).locator('img').first().boundingBox())!.y)
  expect(await pictureTop('继续学习')).toBe(await pictureTop('直播课'))
  await axe(page)
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
  await first.click()
  await expect(page).toHaveURL(/\/live\?course_id=\d+&section_id=\d+/)
})

test('a live lesson counts down and can be entered when it starts', async ({ page, sandbox }) => {
  // Signed in: for a visitor the login dialog is fetched at idle, which takes too long on this clock.
  await signIn(page, '13800000001')
  await page.clock.install()
  await page.goto('/')
  // Waits for all of the page: a request that is under way would time out when the clock is put forward.
  await expect(main(page).getByRole('list', { name: '今日' })).toBeVisible()
  const enter = main(page).getByRole('link', { name: /^(进入直播|购买后观看)/ })
  const timer = main(page).getByRole('timer').first()
  await expect(timer).toHaveText(/^距开播00:1\d:\d\d$/)
  const before = await timer.innerText()
  const [onAir, width] = [await enter.count(), (await timer.boundingBox())?.width]
  await page.clock.runFor(3_000)
  await expect(timer).not.toHaveText(before)
  expect((await timer.boundingBox())?.width).toBe(width)
  await sandbox.advance(16 * 60)
  await page.clock.fastForward('16:00')
  await expect(enter).toHaveCount(onAir + 1)
})

test('a visitor reserves a live lesson and collects a coupon, logs in once on the way, and has both', async ({ page, sandbox }) => {
  await page.goto('/')
  await main(page).getByRole('button', { name: /^预约/ }).first().click()
  // A toast disappears after 3 s, so the test waits for it during the action.
  await Promise.all([page.getByText('预约成功').waitFor(), logIn(page, sandbox, '13800000002')])
  await expect(main(page).getByRole('button', { name: /^已预约/ })).toHaveCount(1)
  const collected = page.waitForResponse('**/v1/coupon/collect')
  await main(page).getByRole('button', { name: /^领取/ }).first().click()
  await expect(main(page).getByRole('button', { name: /^已领取/ })).toHaveCount(1)
  // The page shows the coupon as collected before the server answers.
  await collected
  await page.reload()
  await expect(main(page).getByRole('button', { name: /^已预约/ })).toHaveCount(1)
  await expect(main(page).getByRole('button', { name: /^已领取/ })).toHaveCount(1)
})
