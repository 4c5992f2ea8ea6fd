import type { Page } from '@playwright/test'
import { owners } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { findManifest, prefixOf } from '@xhkt/release/release-folder'
import { removeExpired } from '@xhkt/release/retention'
import { signIn } from '../../../e2e/fixtures.ts'
import { follow } from '../../../e2e/follow.ts'
import { expect, type OwnStore, storeOfWorker, test as base } from '../../../e2e/own-store.ts'
import { addressOf } from '../../../lib/route-addresses.ts'

// A store for this file only: its tests remove releases.
const test = base.extend<object, { store: OwnStore }>({ store: storeOfWorker })

/** Runs a function with the clock of this process the given number of days ahead. */
async function daysLater(days: number, run: () => Promise<unknown>): Promise<void> {
  const real = Date
  const now = (): number => real.now() + days * 86_400_000
  globalThis.Date = new Proxy(real, {
    construct: (target, given) => new target(...((given.length ? given : [now()]) as [number])),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
  await run().finally(() => (globalThis.Date = real))
}

/** Makes ten releases of the catalog live, one every 2.9 days, and one of each other owner; removes expired releases after each. */
async function tenReleases(store: OwnStore): Promise<void> {
  for (let made = 1; made <= 10; made++) {
    const others = owners.slice(made - 1, made).filter((owner) => owner !== 'catalog')
    await daysLater(made * 2.9, async () => {
      for (const owner of ['catalog' as const, ...others]) await store.promote(owner, await store.variant(owner))
      await removeExpired(store.folder, {})
    })
  }
}

/** The manifests of the releases that are live when the tab is opened. */
const manifestsOf = (store: OwnStore): Promise<ReleaseManifest[]> =>
  Promise.all(
    owners.map(async (owner) => {
      const manifest = await findManifest(store.folder, owner, store.releases[owner])
      if (!manifest) throw new Error(`${owner} has no release`)
      return manifest
    }),
  )

const folderOf = ({ owner, release }: ReleaseManifest): string => `/${prefixOf(owner, release)}`

/** Paths and statuses of the scripts and styles of releases that a page requests from now on. */
function watchFiles(page: Page): Map<string, number> {
  const files = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (owners.some((owner) => pathname.startsWith(`/${owner}/`)) && /\.(js|css)$/.test(pathname)) files.set(pathname, response.status())
  })
  return files
}

const lost = '该部分暂时无法使用'

async function open(page: Page): Promise<void> {
  await signIn(page, '13800000001')
  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
}

async function visitEverything(page: Page, manifests: ReleaseManifest[]): Promise<void> {
  for (const { path, sample, title } of manifests.flatMap(({ routes }) => routes)) {
    await follow(page, addressOf({ path, sample }))
    // /personal redirects to its first page.
    await expect(page).toHaveTitle(new RegExp(path === '/personal' ? '我的课程' : title))
    await expect(page.getByRole('main').locator('h1:not([data-skeleton] *), h2, a, button').first()).toBeVisible()
    await expect(page.getByText(lost), path).toBeHidden()
  }
}

/** Scripts and styles that are missing or have another digest, including those that only a click would load. */
const missing = (page: Page, manifests: ReleaseManifest[]): Promise<string[]> => {
  const files = manifests.flatMap((manifest) =>
    Object.entries(manifest.files)
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, { sha384 }]) => [folderOf(manifest) + name, sha384] as const),
  )
  return page.evaluate(async (all) => {
    const isServed = async ([path, integrity]: (typeof all)[number]): Promise<boolean> =>
      fetch(path, { integrity, cache: 'no-store' }).then(({ ok }) => ok, () => false)
    const served = await Promise.all(all.map(isServed))
    return all.filter((_, at) => !served[at]).map(([path]) => path)
  }, files)
}

test('a tab gets each lazy file of the releases that it was opened with, ten releases and 29 days later', async ({ page, browser, store, appUrl }) => {
  test.setTimeout(150_000)
  const manifests = await manifestsOf(store)
  const areas = manifests.filter(({ owner }) => owner !== 'host')
  const asked = watchFiles(page)
  await open(page)
  // A context whose cache has only the first page.
  const other = await browser.newContext({ baseURL: appUrl })
  const untouched = await other.newPage()
  await open(untouched)

  await tenReleases(store)
  // A tab behind another one draws one frame a second, and each action waits for frames.
  await page.bringToFront()
  await visitEverything(page, areas)
  for (const manifest of areas) {
    const ofPages = Object.values(manifest.assets).flatMap(({ js, css }) => [...js, ...css])
    // Polls, because the last page may still be loading its files.
    for (const name of [...manifest.entry, ...ofPages]) await expect.poll(() => asked.get(folderOf(manifest) + name), name).toBe(200)
  }
  expect([...asked].filter(([, status]) => status !== 200)).toEqual([])
  expect([...asked.keys()].filter((path) => !manifests.some((manifest) => path.startsWith(folderOf(manifest))))).toEqual([])
  expect(await missing(page, manifests)).toEqual([])

  await test.step('without retention, an area that the tab has not loaded is lost', async () => {
    await daysLater(29, () => removeExpired(store.folder, { keepDays: 0 }))
    expect(await missing(untouched, areas)).toEqual(expect.arrayContaining([expect.stringMatching(/^\/catalog\/.*\/categories\..*js$/)]))
    await follow(untouched, '/categories')
    await expect(untouched.getByText(lost)).toBeVisible()
  })
  await other.close()
})
