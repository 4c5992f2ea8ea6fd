import type { Page } from '@playwright/test'
import type { Registry } from '@xhkt/contract/federation/registry'
import { expect, test } from '../../scripts/e2e/own-store.ts'
import { button, enterAndLearn, follow, notice, open, promoteNew } from './upgrade-page.ts'

/** The scripts of this page never arrive. */
const hold = (page: Page, name: string) => page.route(new RegExp(`/catalog/[^/]+/${name}\\.[^/]+\\.js`), () => undefined)

/** The picture that index.html takes from the early answer of this page. */
const picture = (page: Page) => skeleton(page).locator('[data-early-picture] img')
const skeleton = (page: Page) => page.getByRole('main').locator('[data-skeleton]:visible')

test('a page that loads shows the skeleton of its area at its size, before and after the app starts', async ({ page }) => {
  await hold(page, 'home')
  // Before the app starts, only index.html shows it.
  await page.route(/\/host\/[^/]+\/main\.[^/]+\.js/, async (route) => {
    await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'home')
    await expect(picture(page)).toHaveCount(1)
    await skeleton(page).evaluate((element) => element.setAttribute('data-static', ''))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toContainText('ICP备')
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'home')
  await expect(page.locator('[data-static]')).toHaveCount(0)
  await expect(picture(page)).toBeVisible()
  const banner = await skeleton(page).locator('[data-early-picture]').boundingBox()
  expect((banner?.width ?? 0) / (banner?.height ?? 1)).toBeCloseTo(3, 1)
})

test('after an upgrade, a page that loads shows the skeleton of the new release', async ({ page, store }) => {
  await open(page)
  const { areas } = (await (await page.request.get('/registry.json')).json()) as Registry
  const routes = areas.catalog?.routes.map((route) => ({ ...route, skeleton: 'calendar' }))
  const skeletons = { html: { calendar: '<div role="status" data-skeleton="calendar" class="calendar-1">加载中</div>' }, css: '.calendar-1{height:77px}' }
  const release = await promoteNew(store, { manifest: { routes, skeletons } })
  await enterAndLearn(page, '考研', '公务员')
  await expect(notice(page)).toBeVisible()
  await page.route(new RegExp(`/catalog/${release}/(home|search|categories|classified)\\.[^/]+\\.js`), () => undefined)
  await button(page, '更新').click()
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'calendar')
  await expect(skeleton(page)).toHaveCSS('height', '77px')
  await follow(page, '首页')
  await expect(skeleton(page)).toHaveCSS('height', '77px')
})

test('a page of a release without skeletons shows the plain skeleton', async ({ page, store }) => {
  await promoteNew(store, { manifest: { skeletons: undefined } })
  await hold(page, 'home')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'plain')
  await expect(page.getByRole('contentinfo')).toContainText('ICP备')
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'plain')
})
