import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'
import * as faults from './faults.ts'
import { retryIn, shelves, ReportedFailures } from './faults.ts'

// When the live release has failed, the manifest of the previous release is requested to find its files.
test.use({ allowedConsole: [faults.provoked] })

/** Breaks the live release permanently. Returns its name. */
async function promoteBroken(store: OwnStore): Promise<string> {
  const release = await store.variant('catalog', faults.brokenBuild('container.', 'syntax error'))
  await store.promote('catalog', release)
  return release
}

// fallback-release.test.ts tests every other answer.
for (const fault of ['5xx', 'hang', 'tampered'] as const) {
  test(`manifest, ${fault}: an error view shows, the rest of the site works, and a retry works`, async ({ page, store }) => {
    const release = await promoteBroken(store)
    const file = new RegExp(`/catalog/${store.releases.catalog}/manifest.json`)
    const { mend } = await faults.breakFile(page, file, fault)
    const reported = new ReportedFailures(page)
    const elapsed = faults.stopwatch(page, file)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(retryIn(page)).toBeVisible()
    expect(elapsed()).toBeLessThan(fault === 'hang' ? 5_000 : 3_000)
    await reported.includes('catalog', release, 'entry')
    await faults.openLoginAndClose(page)
    mend()
    await retryIn(page).click()
    await expect(shelves(page).first()).toBeVisible()
    await reported.includes('catalog', release, 'entry', store.releases.catalog)
  })
}

// Promote verifies each release, so the digest in the page belongs to a valid manifest.
test('manifest, syntax error: invalid JSON does not match the digest', async ({ page, store }) => {
  const release = await promoteBroken(store)
  const address = `**/catalog/${store.releases.catalog}/manifest.json`
  await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body: '{"release":' }))
  const reported = new ReportedFailures(page)
  await page.goto('/')
  await expect(retryIn(page)).toBeVisible()
  await reported.includes('catalog', release, 'entry')
  await page.unroute(address)
  await retryIn(page).click()
  await expect(shelves(page).first()).toBeVisible()
})

// A manifest cannot throw, but the release that it describes can.
test('manifest, throws: if the fallback release fails too, both are reported, and a retry works', async ({ page, store }) => {
  const behind = await store.variant('catalog', faults.brokenBuild('home.', 'throws'))
  await store.promote('catalog', behind)
  const release = await promoteBroken(store)
  const reported = new ReportedFailures(page)
  await page.goto('/')
  await expect(retryIn(page)).toBeVisible()
  await reported.includes('catalog', release, 'entry', behind)
  await reported.includes('catalog', behind, 'page')
  await faults.mendThrown(page)
  await retryIn(page).click()
  await expect(shelves(page).first()).toBeVisible()
})
