import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'
import * as faults from './faults.ts'
import { retryIn, shelves, Told } from './faults.ts'

// The manifest is asked for where the live release has failed, to learn what the one behind it is made of.
test.use({ allowedConsole: [faults.provoked] })

/** The live release is broken for good; gives its name. */
async function promoteBroken(store: OwnStore): Promise<string> {
  const release = await store.variant('catalog', faults.brokenBuild('container.', 'syntax error'))
  await store.promote('catalog', release)
  return release
}

for (const fault of faults.ofNetwork) {
  test(`manifest, ${fault}: the place says that it failed, the rest of the site works, and a retry works`, async ({ page, store }) => {
    const release = await promoteBroken(store)
    const file = new RegExp(`/catalog/${store.releases.catalog}/manifest.json`)
    const { mend } = await faults.breakFile(page, file, fault)
    const told = new Told(page)
    const elapsed = faults.stopwatch(page, file)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(retryIn(page)).toBeVisible()
    expect(elapsed()).toBeLessThan(fault === 'hang' ? 5_000 : 3_000)
    await told.includes('catalog', release, 'entry')
    await faults.openLoginAndClose(page)
    mend()
    await retryIn(page).click()
    await expect(shelves(page).first()).toBeVisible({ timeout: 4_000 })
    await told.includes('catalog', release, 'entry', store.releases.catalog)
  })
}

// Promote verifies what it makes live, so the digest in the page is that of a manifest that can be read.
test('manifest, syntax error: what is no JSON is not the manifest that was promoted', async ({ page, store }) => {
  const release = await promoteBroken(store)
  const address = `**/catalog/${store.releases.catalog}/manifest.json`
  await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body: '{"release":' }))
  const told = new Told(page)
  await page.goto('/')
  await expect(retryIn(page)).toBeVisible()
  await told.includes('catalog', release, 'entry')
  await page.unroute(address)
  await retryIn(page).click()
  await expect(shelves(page).first()).toBeVisible()
})

// A manifest cannot throw; the release that it describes can.
test('manifest, throws: where the release behind fails too, both are told, and a retry works', async ({ page, store }) => {
  const behind = await store.variant('catalog', faults.brokenBuild('home.', 'throws'))
  await store.promote('catalog', behind)
  const release = await promoteBroken(store)
  const told = new Told(page)
  await page.goto('/')
  await expect(retryIn(page)).toBeVisible()
  await told.includes('catalog', release, 'entry', behind)
  await told.includes('catalog', behind, 'page')
  await faults.mendThrown(page)
  await retryIn(page).click()
  await expect(shelves(page).first()).toBeVisible()
})
