import type { Page } from '@playwright/test'
import type { Registry } from '@xhkt/contract/federation/registry'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { follow } from '../../scripts/e2e/follow.ts'
import { everyCase } from '../../scripts/lib/every-case.ts'
import { sharedIn } from './shared-in.ts'

/** The registry of the page. */
async function registryOf(page: Page): Promise<{ areas: Record<string, { entry: string; release: string }> }> {
  const response = await page.request.get('/registry.json')
  return (await response.json()) as { areas: Record<string, { entry: string; release: string }> }
}

// Each of these tests provokes such messages of the browser or the loader.
const provoked: [RegExp] = [/Failed to load resource|PageError|ChunkLoadError|integrity|preloaded using link preload|TypeError|answer of GET/]

const main = (page: Page) => page.getByRole('main')
const shelves = (page: Page) => main(page).locator('a[href^="/courseDetail"]')

for (const area of ['catalog', 'player', 'checkout', 'personal']) {
  test(`routes of ${area} have their owner, title and guard before their code loads`, async ({ page }) => {
    const { areas } = (await registryOf(page)) as unknown as {
      areas: Record<string, { routes: { path: string; title: string; access: string }[] }>
    }
    const routes = (areas[area]?.routes ?? []).filter(({ path }) => !path.includes(':'))
    expect(routes.length).toBeGreaterThan(2)
    // Without every case, one for visitors and one for learners.
    const tried = routes.filter(({ access }, at) => everyCase || routes.findIndex((other) => other.access === access) === at)
    for (const { path, title, access } of tried) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page, path).toHaveTitle(new RegExp(`^学海课堂-${path === '/personal' ? '' : title}`))
      if (access === 'session') await expect(page.getByRole('dialog', { name: '登录' }), path).toBeVisible()
    }
  })
}

test('the journey through all areas has one React, one auth store, one API client, one query client, and loads no antd [product#composition]', async ({ page }) => {
  await signIn(page, '13800000001')
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  for (const [path, seen] of [
    ['/categories', main(page).getByRole('heading', { level: 1, name: /共 \d+ 门课程/ })],
    ['/courseDetail?course_id=1001', main(page).getByRole('link', { name: '继续学习' })],
    ['/live?course_id=1001&section_id=10010101', page.locator('video')],
    ['/payment?course_id=1003', main(page).getByRole('button', { name: '提交订单' })],
    ['/personal/myCourse', main(page).locator('a[href^="/live"]').first()],
  ] as const) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
    // A locator that only this page has: the address changes before the page does.
    await expect(seen).toBeVisible()
    // Also what the page loads once it is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  expect(urls.filter((url) => /\/host\/.*antd/.test(url))).toEqual([])

  const libraries = ['react', 'react-dom', 'zustand', '@xhkt/platform/auth', '@xhkt/platform/api', '@xhkt/platform/query', '@xhkt/platform/router']
  const shared = await sharedIn(page, libraries.map((library) => [library]))
  const everyone = ['host', 'xhkt_catalog', 'xhkt_checkout', 'xhkt_personal', 'xhkt_player']
  expect(shared.owners).toEqual(everyone)
  for (const { keys, modules } of shared.libraries) expect(modules, keys.join()).toBe(1)
  const usersOf = (library: string) => shared.libraries.find(({ keys }) => keys.includes(library))?.users
  for (const library of ['react', '@xhkt/platform/query']) expect(usersOf(library), library).toEqual(everyone)
})

// The faults of each file of a release are in faults-*.spec.ts.
test.describe('failures', () => {
  test.use({ allowedConsole: provoked })

  for (const [whose, address, visible] of [
    ['the host', '/login', '手机号'],
    ['an area', '/personal/safety', '新密码'],
  ] as const) {
    test(`a page of ${whose} whose shared library failed to load works after a retry`, async ({ page }) => {
      if (whose === 'an area') await signIn(page, '13800000001')
      let down = true
      let refused = 0
      await page.route(/\/host\/.*platform_src_antd_form.*\.js/, (route) => {
        if (!down) return route.continue()
        refused++
        return route.abort()
      })
      await page.goto(address)
      const retry = main(page).getByRole('button', { name: '重试' })
      await expect(retry).toBeVisible()
      const before = refused
      // A second attempt fails too: a half-initialised library that was kept would fail in another way.
      await retry.click()
      await expect.poll(() => refused).toBeGreaterThan(before)
      await expect(retry).toBeVisible()
      down = false
      await retry.click()
      await expect(main(page).getByLabel(visible, { exact: true })).toBeVisible()
    })
  }

  test('a page whose answer cannot be read does not break the rest of the app', async ({ page }) => {
    await page.route('**/v1/home', (route) => route.fulfill({ json: { code: 200001, data: null } }))
    await page.goto('/')
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: '考研' }).click()
    await expect(shelves(page).first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
    // The first request of the page must still get the bad answer.
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await page.unroute('**/v1/home')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(shelves(page).first()).toBeVisible()
  })
})

test('nothing moves while a page loads, even if its script loads late', async ({ page, sandbox }) => {
  const layoutShift = await watchLayoutShift(page)
  for (const path of ['/', '/courseDetail?course_id=1001', '/live?course_id=1001&section_id=10010101']) {
    await sandbox.fault({ match: '/host/*/main.*', delay_ms: 800, times: 1 })
    await page.goto(path)
    await expect(main(page).locator('a').first()).toBeVisible()
    expect(await layoutShift(), path).toBeLessThanOrEqual(0.02)
  }
})

for (const [area, page, path, count] of [
  // Three files: the container, and the chunk and style of the page. A monolith has all but the container.
  ['catalog', 'home', '/', 3],
  ['catalog', 'course-detail', '/courseDetail?course_id=1001', 3],
  ['player', 'lesson', '/live?course_id=1001&section_id=10010101', 3],
  ['checkout', 'payment', '/payment?course_id=1003', 3],
  // The fourth file is the style that the pages of the area share.
  ['personal', 'orders', '/personal/myOrder', 4],
] as const) {
  test(`${page}: no file of its area waits for the host's scripts or for another file`, async ({ page: tab }) => {
    await signIn(tab, '13800000001')
    const registry = (await (await tab.request.get('/registry.json')).json()) as Registry
    const { entry, assets } = registry.areas[area] ?? {}
    const files = [entry ?? '', ...(assets?.[page]?.js ?? []), ...(assets?.[page]?.css ?? [])]
    expect(files).toHaveLength(count)

    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // No file is answered, so a file that is requested now does not wait for another one.
    await tab.route(/\/(host|catalog|player|checkout|personal)\/\d.*\.(js|css)$/, (route) => held.then(() => route.continue()))
    await tab.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([])
    release()
    await expect(main(tab).locator('h1:not([data-skeleton] *), button, a[href^="/courseDetail"]').first()).toBeVisible()
    expect(files.filter((file) => asked.indexOf(file) !== asked.lastIndexOf(file))).toEqual([])
  })
}
