import type { Page } from '@playwright/test'
import { expect, test } from '../../scripts/e2e/own-store.ts'
import { button, cards, enterLater, notice, open, promoteNew } from './upgrade-page.ts'

// The federation runtime warns when a release is dropped.
test.use({ allowedConsole: [/The remote "xhkt_catalog_\w+" is already registered/] })
test.skip(({ trace }) => trace !== 'off', 'A trace keeps references to what it has seen of each page.')

const containerOf = (release: string): string => `xhkt_catalog_${release.replaceAll(/\W/g, '_')}`

/** Keeps weak references to the container of a release. */
const watch = (page: Page, release: string) =>
  page.evaluate((name) => {
    const watched = ((window as unknown as { watched?: Map<string, WeakRef<object>> }).watched ??= new Map<string, WeakRef<object>>())
    watched.set(name, new WeakRef(Reflect.get(window, name) as object))
  }, containerOf(release))

/** The watched containers that are still in memory after a garbage collection. */
async function inMemory(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.detach()
  return page.evaluate(() => {
    const { watched } = window as unknown as { watched: Map<string, WeakRef<object>> }
    return [...watched].filter(([, container]) => container.deref()).map(([name]) => name)
  })
}

test('after each upgrade the memory holds only the running release and the one before', async ({ page, store }) => {
  await open(page)
  await watch(page, store.releases.catalog)
  const releases = [store.releases.catalog]
  for (const next of ['考研', '公务员', '考研', '公务员']) {
    const release = await promoteNew(store)
    await enterLater(page, next)
    await button(page, '更新').press('Enter')
    await expect(notice(page)).toBeHidden()
    await expect.poll(() => page.locator(`head script[src*="/${release}/container."]`).count()).toBe(1)
    await expect(cards(page).first()).toBeVisible()
    await watch(page, release)
    releases.push(release)
  }
  // The answers of unmounted pages stay for half an hour.
  await page.clock.fastForward(1_801_000)
  await expect.poll(() => inMemory(page)).toEqual(releases.slice(-2).map(containerOf))
})
