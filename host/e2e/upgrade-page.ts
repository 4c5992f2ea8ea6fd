import type { Page, Request } from '@playwright/test'
import { expect, type OwnStore } from '../../scripts/e2e/own-store.ts'

export const notice = (page: Page) => page.getByText('页面有新版本')
export const button = (page: Page, name: string) => page.getByRole('complementary', { name: '版本更新' }).getByRole('button', { name })
export const cards = (page: Page) => page.getByRole('main').locator('a[href^="/courseDetail"]')
export const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first().click()

export async function open(page: Page, address = '/'): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await expect(page.getByRole('contentinfo')).toContainText('ICP备')
  // The deadlines of what loads run on the page's clock, so all of it must be there before that is moved.
  await expect(page.getByRole('main').locator('[data-skeleton]:visible')).toHaveCount(0)
  // Gone with a reload.
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}
export const isRegistry = (request: Request) => request.url().endsWith('/registry.json')
export const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

/** A minute passes, so that the tab may look again; then a page of the catalog is entered. */
export async function enterLater(page: Page, name = '考研'): Promise<void> {
  await page.clock.fastForward(61_000)
  await follow(page, name)
  await expect(cards(page).first()).toBeVisible()
}

/** The same, until the tab has learnt what is live; then the `next` page, at which that would be offered at once. */
export async function enterAndLearn(page: Page, name: string, next: string): Promise<void> {
  const learnt = page.waitForEvent('requestfinished', isRegistry)
  await enterLater(page, name)
  await learnt
  await follow(page, next)
  await expect(cards(page).first()).toBeVisible()
}

/** Releases of the catalog of which the page has asked for a file. */
export function releasesAskedFor(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const release = /\/catalog\/([^/]+)\//.exec(request.url())?.[1]
    if (release) asked.add(release)
  })
  return asked
}

export async function promoteNew(store: OwnStore, edits?: Parameters<OwnStore['variant']>[1]): Promise<string> {
  const release = await store.variant('catalog', edits)
  await store.promote('catalog', release)
  return release
}
