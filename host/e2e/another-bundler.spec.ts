import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promote } from '@xhkt/release/promote'
import { publish } from '@xhkt/release/publish'
import { signRelease } from '@xhkt/release/sign-release'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { expect, type OwnStore, test as base } from '../../scripts/e2e/own-store.ts'
import { packFolder } from '../../scripts/release-command/pack-folder.ts'
import { buildElsewhere } from '../../scripts/release-command/testing/another-bundler.ts'
import { breakFile, provoked, ReportedFailures } from './faults.ts'

const bundlers = ['webpack', 'rspack'] as const

/** `test` with a published release of checkout by each bundler. */
const test = base.extend<object, { built: Record<string, string> }>({
  built: [
    async ({ store: { folder: store } }, use) => {
      const place = await mkdtemp(path.join(tmpdir(), 'elsewhere-'))
      const built: Record<string, string> = {}
      for (const bundler of bundlers) {
        const dist = buildElsewhere(place, { bundler, container: `shop_of_${bundler}` })
        const folder = (release: string): string => path.join(place, release)
        const release = await packFolder('checkout', '9.9.9', { store, dist, folder })
        await signRelease(folder(release), store, () => undefined)
        await publish(store, new LocalFolder(folder(release)))
        await passSkew(store, { owner: 'checkout', release })
        built[bundler] = release
      }
      await use(built)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  allowedConsole: [provoked],
})

test.describe.configure({ mode: 'default' })

/** In place of the release of the sources, which has more routes. */
const makeLive = (store: OwnStore, release: string) =>
  promote(store.folder, { owner: 'checkout', release, base: store.releases.checkout, why: 'a test', allowRemovedRoutes: true })

for (const bundler of bundlers) {
  test(`a page built by ${bundler} has the session of the host, is loaded again when a file fails, and is rolled back`, async ({ page, store, built }) => {
    const release = built[bundler] ?? ''
    await makeLive(store, release)
    // A retry has a changed address.
    await breakFile(page, /(remoteEntry|payment)\.js$/, '5xx')
    await page.goto('/payment')
    await expect(page.getByRole('heading', { name: 'built elsewhere' })).toBeVisible()
    await expect(page).toHaveTitle('学海课堂-支付')
    for (const name of ['remoteEntry', 'payment']) {
      await expect(page.locator(`script[src*="/${release}/${name}.js?retry="][integrity^="sha384-"]`)).toHaveCount(1)
    }
    await store.rollback('checkout')
    await page.goto('/payment')
    await expect(page.getByRole('heading', { name: 'built elsewhere' })).toBeHidden()
  })

  test(`a file of ${bundler} that was tampered with does not run: the fallback release replaces it`, async ({ page, store, built }) => {
    const release = built[bundler] ?? ''
    await makeLive(store, release)
    const reported = new ReportedFailures(page)
    await breakFile(page, /payment\.js/, 'tampered')
    await page.goto('/payment')
    await reported.includes('checkout', release, 'page', store.releases.checkout)
    expect(await page.evaluate(() => 'tampered' in self)).toBe(false)
  })
}
