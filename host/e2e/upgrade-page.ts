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
  // Timeouts of loads run on the page's clock, so everything must have loaded before the clock moves.
  await expect(page.getByRole('main').locator('[data-skeleton]:visible')).toHaveCount(0)
  // A reload removes it.
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}
export const isRegistry = (request: Request) => request.url().endsWith('/registry.json')
export const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

/** Advances the clock by a minute, so that the tab checks again, and enters a page of the catalog. */
export async function enterLater(page: Page, name = '考研'): Promise<void> {
  await page.clock.fastForward(61_000)
  await follow(page, name)
  await expect(cards(page).first()).toBeVisible()
}

/** The same, and waits for the registry; then enters the `next` page, where an update would be offered at once. */
export async function enterAndLearn(page: Page, name: string, next: string): Promise<void> {
  const learnt = page.waitForEvent('requestfinished', isRegistry)
  await enterLater(page, name)
  await learnt
  await follow(page, next)
  await expect(cards(page).first()).toBeVisible()
}

/** Releases of the catalog whose files the page has requested. */
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
