import type { Page, Request } from '@playwright/test'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'
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

/** Enters a category and waits for its courses: the page before has courses too, and the clock must not move while something loads. */
export async function enter(page: Page, category: string): Promise<void> {
  await follow(page, category)
  await expect(loadedHeading(page)).toHaveText(new RegExp(`^${category}\\s*共 \\d+ 门课程$`))
  await expect(cards(page).first()).toBeVisible()
}

/** Advances the clock by a minute, so that the tab checks again, and enters a category. */
export async function enterLater(page: Page, category = '考研'): Promise<void> {
  await page.clock.fastForward(61_000)
  await enter(page, category)
}

/** Does the same as `enterLater`, and waits for the registry. Then enters the `next` page, where an update would be offered at once. */
export async function enterAndLearn(page: Page, category: string, next: string): Promise<void> {
  const learnt = page.waitForEvent('requestfinished', isRegistry)
  await enterLater(page, category)
  await learnt
  await enter(page, next)
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
