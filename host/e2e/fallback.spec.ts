import type { Page } from '@playwright/test'
import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'
import { begins, throwsAtRender } from '../../scripts/release/testing/bad-edits.ts'

// React says itself what a page has thrown.
test.use({ allowedConsole: [/failed at|boom|Failed to load resource|preloaded using link preload/] })

const shelves = (page: Page) => page.getByRole('main').locator('a[href^="/courseDetail"]')

/** What the page says of failures, in its console. */
function failuresOf(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

async function promoteBad(store: OwnStore, edits: Parameters<OwnStore['variant']>[1]): Promise<string> {
  const bad = await store.variant('catalog', edits)
  await store.promote('catalog', bad)
  return bad
}

for (const [what, edit, step] of [
  ['a container that throws', begins('container.', "throw new Error('boom')"), 'entry'],
  ['an exposed entry that throws', begins('entry.', "throw new Error('boom')"), 'expose'],
  ['a page that throws when it is loaded', begins('home.', "throw new Error('boom')"), 'page'],
  ['a page that throws when it is drawn', throwsAtRender('home'), 'render'],
] as const) {
  test(`${what} gives its place to the release before within 3 s, and says so`, async ({ page, store }) => {
    const bad = await promoteBad(store, { edit })
    const said = failuresOf(page)
    const beacon = page.waitForRequest((request) => request.url().endsWith('/sandbox/beacons'))
    const began = Date.now()
    await page.goto('/', { waitUntil: 'commit' })
    await expect(shelves(page).first()).toBeVisible()
    expect(Date.now() - began).toBeLessThan(3_000)
    const line = said.find((text) => text.includes(`failed at ${step}`))
    expect(line).toContain(`catalog ${bad} failed at ${step}`)
    expect(line).toContain(`${store.releases.catalog} stands in`)
    expect((await beacon).postDataJSON()).toMatchObject({
      failures: [{ area: 'catalog', release: bad, step, stand_in: store.releases.catalog }],
    })
    // The area goes on with the one that works.
    await page.getByRole('banner').getByRole('link', { name: '考研' }).click()
    await expect(shelves(page).first()).toBeVisible()
    expect(said.filter((text) => text.includes('failed at'))).toHaveLength(1)
  })
}

test('a release that hangs is given up after 3 s, and the one before is there', async ({ page, store, sandbox }) => {
  const hung = await promoteBad(store, { edit: (name, text) => (name.startsWith('home.') ? `${text}/**/` : text) })
  await sandbox.fault({ match: `/catalog/${hung}/`, delay_ms: 60_000 })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toContainText('ICP备')
  await expect(shelves(page).first()).toBeVisible({ timeout: 6_000 })
})

test('one page of a release is broken: the page in sight keeps its release, the broken one is drawn by the release before', async ({ page, store }) => {
  const bad = await promoteBad(store, { edit: throwsAtRender('course-detail') })
  await page.goto('/')
  await shelves(page).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: /立即购买|去学习|免费/ }).first()).toBeVisible()
  await page.goBack()
  await expect(shelves(page).first()).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).join(' '))).toContain(bad)
})

test('where nothing is behind it, a broken release keeps its place with an error, and the rest of the site works', async ({ page, store }) => {
  await promoteBad(store, { edit: throwsAtRender('home') })
  await store.forgetPrevious('catalog')
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '考研' }).click()
  await expect(shelves(page).first()).toBeVisible()
})
