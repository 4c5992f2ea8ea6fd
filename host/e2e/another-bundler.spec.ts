import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish } from '@xhkt/release/publish'
import { signRelease } from '@xhkt/release/sign-release'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { expect, type OwnStore, test as base } from '../../scripts/e2e/own-store.ts'
import { packFolder } from '../../scripts/commands/release/pack-folder.ts'
import { buildElsewhere } from '../../scripts/e2e/another-bundler.ts'
import { expectToSurvive, faultCells, type RemotePage } from './fault-cells.ts'
import { breakFile, provoked } from './faults.ts'

const bundlers = ['webpack', 'rspack'] as const
type Bundler = (typeof bundlers)[number]

/** The only page of each built remote. Its release replaces the area's own, which has more routes. */
const pages = { checkout: '/payment', player: '/live' } as const

/** Builds and publishes a remote for an area. */
async function publishFrom(bundler: Bundler, area: keyof typeof pages, store: LocalFolder): Promise<RemotePage> {
  const parent = await mkdtemp(path.join(tmpdir(), 'elsewhere-'))
  const folder = (release: string): string => path.join(parent, release)
  const dist = buildElsewhere(parent, { bundler, container: `${area}_of_${bundler}`, path: pages[area] })
  const release = await packFolder(area, '9.9.9', { store, dist, folder })
  await signRelease(folder(release), store, () => undefined)
  await publish(store, new LocalFolder(folder(release)))
  const files = { entry: 'remoteEntry', 'page chunk': 'payment', style: 'payment' }
  return { area, release, address: pages[area], files, shown: (page) => page.getByRole('heading', { name: 'built elsewhere' }) }
}

/** `test` with published releases of two areas by each bundler. */
const test = base.extend<object, { built: Record<Bundler, Record<keyof typeof pages, RemotePage>> }>({
  built: [
    async ({ store: { folder } }, use) => {
      const by = async (bundler: Bundler) => ({ checkout: await publishFrom(bundler, 'checkout', folder), player: await publishFrom(bundler, 'player', folder) })
      await use({ webpack: await by('webpack'), rspack: await by('rspack') })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  allowedConsole: [provoked],
})

test.describe.configure({ mode: 'default' })

/** For webpack: the areas' own releases are built by it too, and have every fault in faults-area.spec.ts. */
const oneOfEachFile = faultCells.filter(({ what }, at) => faultCells.findLastIndex((other) => other.what === what) === at)

const makeLive = (store: OwnStore, { area, release }: RemotePage) => store.promote(area, release, { allowRemovedRoutes: true })

for (const bundler of bundlers) {
  test(`a page built by ${bundler}, by the defaults of the plugin, has the session of the host and digests on all files, and is rolled back`, async ({ page, store, built }) => {
    const { checkout } = built[bundler]
    await makeLive(store, checkout)
    // Breaks only first attempts: the address of a retry has a query.
    await breakFile(page, /(remoteEntry|payment)\.(js|css)$/, '5xx')
    await page.goto('/payment')
    await expect(checkout.shown(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page).toHaveTitle('学海课堂-支付')
    await page.getByRole('button', { name: 'more' }).click()
    await expect(page.getByText('loaded later')).toBeVisible()
    const loaded = page.locator(`script[src*="/${checkout.release}/"], link[rel="stylesheet"][href*="/${checkout.release}/"]`)
    const digests = await loaded.evaluateAll((found) => found.map((element) => (element as HTMLScriptElement).integrity))
    expect(digests.length).toBeGreaterThan(3)
    expect(digests.filter((digest) => !digest.startsWith('sha384-'))).toEqual([])
    await store.rollback('checkout')
    await page.goto('/payment')
    await expect(checkout.shown(page)).toBeHidden()
  })

  const cells = bundler === 'rspack' ? faultCells : oneOfEachFile
  for (const cell of cells) {
    test(`${cell.what} of ${bundler}, ${cell.fault}: the fallback release replaces it; without one an error view shows, and a retry works`, async ({ page, store, built }) => {
      const { checkout, player } = built[bundler]
      await makeLive(store, checkout)
      await makeLive(store, player)
      await expectToSurvive(page, store, cell, checkout, player)
    })
  }
}
