import type { Page } from '@playwright/test'
import { policyIn } from '@xhkt/release/testing/policy-in'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'

const bar = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

test('the app download in the bar: by hover and by keyboard, with a QR code and stores that open in a new tab', async ({ page, context }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  const button = bar(page).getByRole('button', { name: '下载APP' })
  const code = bar(page).getByRole('img', { name: '手机APP二维码' })
  await button.hover()
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The page below has no heading while it loads.
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(code).toBeHidden()

  await button.focus()
  await page.keyboard.press('ArrowDown')
  const store = bar(page).getByRole('link', { name: /^App Store 下载/ })
  await expect(store).toBeFocused()
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await (await opened).close()
  await button.click()
  await bar(page).getByRole('link', { name: '了解手机APP' }).click()
  await expect(page).toHaveTitle('学海课堂-下载APP')
  await expect(page.getByRole('main').getByRole('img', { name: '手机APP二维码' })).toBeVisible()
  await axe(page)
})

test('no items of the bar overlap, for a visitor in the narrowest window with categories', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  await expect(bar(page).getByRole('button', { name: '登录' })).toBeVisible()
  const places = bar(page).locator('a:visible, button:visible')
  // The categories may load after the rest.
  await expect.poll(() => places.count()).toBeGreaterThanOrEqual(11)
  const boxes = await places.evaluateAll((all) =>
    all.map((place) => place.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
  )
  for (const [at, [left]] of boxes.entries()) expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.[1] ?? 0)
  expect(boxes.at(-1)?.[1]).toBeLessThanOrEqual(1024)
  await bar(page).getByRole('button', { name: '注册' }).click()
  await expect(page.getByRole('dialog', { name: '注册' })).toBeVisible()
})

test('on a second visit the footer is complete while the server hangs, and nothing moves', async ({ page, sandbox }) => {
  await page.goto('/downloadApp')
  await expect(footer(page)).toContainText('ICP备')
  await sandbox.fault({ match: '/v1/sys/config', delay_ms: 20_000 })
  const layoutShift = await watchLayoutShift(page)
  await page.goto('/downloadApp')
  for (const text of ['400-000-0000', '学海大厦', 'business@xuehai.example', '版权所有', 'ICP备', '公网安备']) {
    await expect(footer(page)).toContainText(text)
  }
  for (const name of ['手机APP', '微信公众号', '课程顾问']) await expect(footer(page).getByRole('img', { name: `${name}二维码` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '学海课堂手机APP' })).toBeVisible()
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
})

test('every licence and filing opens in a new tab, and the licences load', async ({ page }) => {
  await page.goto('/downloadApp')
  const outside = footer(page).locator('a[target="_blank"]')
  await expect(outside).toHaveCount(5)
  const addresses = await outside.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  for (const address of addresses.slice(0, 3)) expect((await page.request.get(address)).ok(), address).toBe(true)
  expect(addresses.slice(3)).toEqual(['https://beian.miit.gov.cn/', 'https://beian.mps.gov.cn/#/query/webSearch?code=11010802000000'])
})

test('invite and promotion codes: stored on any page, and kept while navigating', async ({ page }) => {
  const kept = () => page.evaluate(() => ({ ic: localStorage.getItem('xhkt_ic'), promotion: localStorage.getItem('xhkt_promotion_code') }))
  await page.goto('/courseDetail?course_id=1001&ic=A1b2')
  await bar(page).getByRole('link', { name: '首页', exact: true }).click()
  await expect(page).toHaveTitle('学海课堂-首页')
  expect(await kept()).toEqual({ ic: 'A1b2', promotion: null })
  await page.goto('/nobody/owns/this?promotion_code=P-1')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  expect(await kept()).toEqual({ ic: null, promotion: 'P-1' })
})

test('debug console: a host that is no debug host gets neither the console nor its code', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const response = await page.goto('/', { waitUntil: 'networkidle' })
  expect(urls.filter((url) => url.includes('debug-console'))).toEqual([])
  expect(policyIn((await response?.text()) ?? '')).toMatch(/^default-src 'self'(?!.*unsafe)/)
})
