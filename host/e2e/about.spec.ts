import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'

const base = '/aboutAndcontact/index'
const pages = [
  { path: `${base}/about`, title: '关于我们' },
  { path: `${base}/contact`, title: '联系我们' },
  { path: `${base}/useragreement`, title: '用户协议' },
  { path: `${base}/privacy`, title: '隐私政策' },
]

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
const marked = (page: Page) => page.getByRole('navigation', { name: '目录' }).locator('[aria-current]')

/** The heading lies directly below the bar. */
async function expectAtTop(page: Page, name: string): Promise<void> {
  const isAtTop = async (): Promise<boolean> => {
    const y = (await heading(page, name).boundingBox())?.y ?? 0
    return y >= 64 && y < 140
  }
  await expect.poll(isAtTop, `${name} lies below the bar`).toBe(true)
}

test('the base path redirects to about and back leaves it; each page has its title, its company data and no accessibility violation', async ({ page }) => {
  await page.goto('/downloadApp')
  await page.goto(`${base}/`)
  await expect(page).toHaveURL(`${base}/about`)
  await page.goBack()
  await expect(page).toHaveURL('/downloadApp')

  await page.goto(base)
  for (const { path, title } of pages) {
    await page.getByRole('navigation', { name: '关于我们' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`学海课堂-${title}`)
    await expect(heading(page, title).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: title === '关于我们' ? /^营业执照/ : '400-000-0000' })).toBeVisible()
    await axe(page)
  }

  await page.goto(`${base}/about`)
  const notices = page.getByRole('main').getByRole('link', { name: /^(网站框架|课程|课堂|订单支付|个人中心) ?（/ })
  await expect(notices).toHaveCount(5)
  const [opened] = await Promise.all([page.waitForEvent('popup'), notices.first().click()])
  await expect(opened.getByText('hls.js').first()).toBeVisible()
  await expect(opened.getByText('Apache License').first()).toBeVisible()
  await opened.close()
  await page.goto(`${base}/privacy`)

  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(heading(page, '隐私政策')).toBeVisible()
})

const movedOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
  })

test('a reload, back and forward restore the scroll position, even if the text loads late', async ({ page, sandbox }) => {
  const noted = (): Promise<number> => page.evaluate(() => (history.state as { height?: number } | null)?.height ?? 0)
  const scrollY = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY))
  await page.goto(`${base}/privacy`)
  // The hash in the address does not scroll back to its chapter.
  await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '二、我们收集哪些信息' }).click()
  // Scrolls in one step, because wheel scrolling takes a while.
  await page.evaluate(() => window.scrollBy(0, 5000))
  await expect.poll(noted).toBeGreaterThan(5000)
  const before = await scrollY()
  expect(before).toBeGreaterThan(4000)

  await sandbox.fault({ match: '/host/*/privacy.*.js', delay_ms: 1500, times: 1 })
  await page.reload()
  await expect(heading(page, '隐私政策')).toBeAttached()
  await expect.poll(scrollY).toBe(before)
  expect(await movedOf(page)).toBeLessThanOrEqual(0.02)

  // Clicks in the page: the runner's click would scroll the bar into view first.
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
  await expect.poll(scrollY).toBe(0)
  // After a reload of home, the chunk of the privacy page is no longer loaded.
  await page.reload()
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
  await sandbox.fault({ match: '/host/*/privacy.*.js', delay_ms: 1500, times: 1 })
  await page.goBack()
  await expect(heading(page, '隐私政策')).toBeAttached()
  await expect.poll(scrollY).toBe(before)
  await page.goForward()
  await expect.poll(scrollY).toBe(0)
})

test('the table of contents follows the reader, and a hash scrolls to its chapter by address, click, keyboard and back', async ({ page }) => {
  await page.goto(`${base}/useragreement#refund`)
  await expectAtTop(page, '八、退款规则')
  await expect(heading(page, '八、退款规则')).toBeFocused()
  await expect(marked(page)).toHaveText('八、退款规则')

  const toc = page.getByRole('navigation', { name: '目录' })
  await toc.getByRole('link', { name: '四、第三方账号登录与绑定' }).click()
  await expect(page).toHaveURL(/#third-party$/)
  await expectAtTop(page, '四、第三方账号登录与绑定')
  await expect(marked(page)).toHaveText('四、第三方账号登录与绑定')

  await toc.getByRole('link', { name: '十八、联系我们' }).press('Enter')
  await expect(heading(page, '十八、联系我们')).toBeFocused()
  await expect(marked(page)).toHaveText('十八、联系我们')
  // The focus has moved too: the next Tab stop is in the chapter.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: '意见反馈' }).last()).toBeFocused()

  await page.goBack()
  await expectAtTop(page, '四、第三方账号登录与绑定')
  await expect(marked(page)).toHaveText('四、第三方账号登录与绑定')

  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 100_000)
  await expect(marked(page)).toHaveText('十八、联系我们')
  await page.getByRole('button', { name: '返回顶部' }).click()
  await expect(heading(page, '用户协议')).toBeInViewport()
  await expect(marked(page)).toHaveText('一、协议的范围与生效')

  await page.goto(`${base}/contact`)
  await page.getByRole('main').getByRole('link', { name: '退款规则' }).click()
  await expect(page).toHaveTitle('学海课堂-用户协议')
  await expectAtTop(page, '八、退款规则')
})
