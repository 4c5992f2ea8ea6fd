import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'
import { shelves, stopwatch, Told } from './faults.ts'

// React says itself what a page has thrown.
test.use({ allowedConsole: [/failed at|boom|Failed to load resource|preloaded using link preload/] })

async function promoteBad(store: OwnStore, edits: Parameters<OwnStore['variant']>[1]): Promise<string> {
  const bad = await store.variant('catalog', edits)
  await store.promote('catalog', bad)
  return bad
}

// A release of which a file is at fault: faults-area.spec.ts.
test('a page that throws when it is drawn gives its place to the release before within 3 s, and says so', async ({ page, store }) => {
  const bad = await promoteBad(store, { edit: throwsAtRender('home') })
  const told = new Told(page)
  const elapsed = stopwatch(page, new RegExp(`/catalog/${store.releases.catalog}/manifest.json`))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(shelves(page).first()).toBeVisible()
  expect(elapsed()).toBeLessThan(3_000)
  await told.includes('catalog', bad, 'render', store.releases.catalog)
  // The area goes on with the one that works.
  await page.getByRole('banner').getByRole('link', { name: '考研' }).click()
  await expect(page).toHaveTitle('学海课堂-课程分类')
  await expect(shelves(page).first()).toBeVisible()
  expect(told.lines).toHaveLength(1)
})

test('one page of a release is broken: the page in sight keeps its release, the broken one is drawn by the release before', async ({ page, store }) => {
  const bad = await promoteBad(store, { edit: throwsAtRender('course-detail') })
  const told = new Told(page)
  await page.goto('/')
  await shelves(page).first().click()
  // Home has such links too.
  await expect(page).toHaveTitle('学海课堂-课程详情')
  await told.includes('catalog', bad, 'render', store.releases.catalog)
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
