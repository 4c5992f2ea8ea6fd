import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import type { Beacon } from '@xhkt/contract/federation/beacon'
import { takesCanary } from '@xhkt/contract/federation/canary'
import { endCanary, setCanary } from '@xhkt/release/canary'
import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'

/** Whether a beacon reports a failure. A beacon with loads alone is sent in any case, 10 s after the first load. */
const tellsOfFailure = (request: Request): boolean =>
  request.url().endsWith('/collector/beacons') && (request.postDataJSON() as Beacon).failures.length > 0

/** Device ids that get the canary at a share of 20, at a share of 70, and never. */
const browsers = [[0, 20], [20, 70], [99, 100]] as const

function deviceBetween(release: string, [from, to]: readonly [number, number]): string {
  for (;;) {
    const id = randomUUID()
    if (takesCanary({ device: id }, 'catalog', { release, share: to }) && !takesCanary({ device: id }, 'catalog', { release, share: from })) return id
  }
}

async function give(store: OwnStore, release: string, share: number): Promise<void> {
  await passSkew(store.folder, { owner: 'catalog', release })
  await setCanary(store.folder, { owner: 'catalog', release, share, base: store.releases.catalog, why: 'a test' })
}

const setDevice = (page: Page, device: string): Promise<unknown> => page.addInitScript((id) => localStorage.setItem('xhkt_device_id', id), device)

/** The catalog releases whose scripts a page of this browser loads. */
async function loaded(page: Page): Promise<string[]> {
  const found = new Set<string>()
  const note = (request: Request): void => {
    const release = /\/catalog\/([^/]+)\/.*\.js/.exec(request.url())?.[1]
    if (release) found.add(release)
  }
  page.on('request', note)
  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
  page.off('request', note)
  return [...found]
}

test('a canary runs in its share of the browsers, in more as the share grows, and in none after its end', async ({ browser, appUrl, store }) => {
  const live = store.releases.catalog
  const canary = await store.variant('catalog')
  const pages: Page[] = []
  for (const range of browsers) {
    const page = await browser.newPage({ baseURL: appUrl })
    await setDevice(page, deviceBetween(canary, range))
    pages.push(page)
  }
  const seen = async (): Promise<string[][]> => {
    const all: string[][] = []
    for (const page of pages) {
      // A tab behind another one draws one frame a second.
      await page.bringToFront()
      all.push(await loaded(page))
    }
    return all
  }
  await give(store, canary, 20)
  expect(await seen()).toEqual([[canary], [live], [live]])
  await give(store, canary, 70)
  expect(await seen()).toEqual([[canary], [canary], [live]])
  await endCanary(store.folder, { owner: 'catalog', base: live, why: 'a test' })
  expect(await seen()).toEqual([[live], [live], [live]])
  for (const page of pages) await page.close()
})

test.describe('a canary that fails', () => {
  // React logs what a page has thrown.
  test.use({ allowedConsole: [/failed at|boom/] })

  test('is replaced by the live release in the browsers that run the canary', async ({ page, store }) => {
    const canary = await store.variant('catalog', { edit: throwsAtRender('home') })
    await give(store, canary, 20)
    const beacon = page.waitForRequest(tellsOfFailure)
    await setDevice(page, deviceBetween(canary, [0, 20]))
    expect(await loaded(page)).toEqual([canary, store.releases.catalog])
    const failure = { area: 'catalog', release: canary, step: 'render', fallback_release: store.releases.catalog }
    expect((await beacon).postDataJSON()).toMatchObject({ failures: [failure] })
  })
})
