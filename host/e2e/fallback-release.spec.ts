import { throwsAtRender } from '@xhkt/release/testing/bad-edits'
import { expect, type OwnStore, test } from '../../scripts/e2e/own-store.ts'
import { shelves, stopwatch, ReportedFailures } from './faults.ts'

// React logs what a page has thrown.
test.use({ allowedConsole: [/failed at|boom|Failed to load resource|preloaded using link preload|answer of GET/] })

async function promoteBad(store: OwnStore, edits: Parameters<OwnStore['variant']>[1]): Promise<string> {
  const bad = await store.variant('catalog', edits)
  await store.promote('catalog', bad)
  return bad
}

// Faults of the files of a release are in faults-area.spec.ts.
test('a page that throws while it renders is replaced by the previous release within 3 s, and reported', async ({ page, store }) => {
  const bad = await promoteBad(store, { edit: throwsAtRender('home') })
  const reported = new ReportedFailures(page)
  const elapsed = stopwatch(page, new RegExp(`/catalog/${store.releases.catalog}/manifest.json`))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(shelves(page).first()).toBeVisible()
  expect(elapsed()).toBeLessThan(3_000)
  await reported.includes('catalog', bad, 'render', store.releases.catalog)
  // The tab keeps the release that works.
  await page.getByRole('banner').getByRole('link', { name: '考研' }).click()
  await expect(page).toHaveTitle('学海课堂-课程分类')
  await expect(shelves(page).first()).toBeVisible()
  expect(reported.lines).toHaveLength(1)
})

test('a page that throws over a broken answer keeps its release, because another release would get the same answer', async ({ page, store }) => {
  const bad = await promoteBad(store, { edit: throwsAtRender('home') })
  const reported = new ReportedFailures(page)
  await page.route('**/v1/course/category/tree', (route) => route.fulfill({ json: { code: 200001, data: { course_count: 60, list: [null] } } }))
  await page.goto('/classified/index')
  await expect(shelves(page).first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible()
  await reported.includes('catalog', bad, 'answer')
  expect(reported.lines).toHaveLength(1)
})

test('with one broken page in a release, the current page keeps its release, and the previous release shows the broken page', async ({ page, store }) => {
  const bad = await promoteBad(store, { edit: throwsAtRender('course-detail') })
  const reported = new ReportedFailures(page)
  await page.goto('/')
  await shelves(page).first().click()
  // Waits for the title, because home has links with the same names as this page.
  await expect(page).toHaveTitle('学海课堂-课程详情')
  await reported.includes('catalog', bad, 'render', store.releases.catalog)
  await expect(page.getByRole('main').getByRole('link', { name: /立即购买|去学习|免费/ }).first()).toBeVisible()
  await page.goBack()
  await expect(shelves(page).first()).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).join(' '))).toContain(bad)
})

test('without a fallback release a broken page shows an error view, and the rest of the site works', async ({ page, store }) => {
  await promoteBad(store, { edit: throwsAtRender('home') })
  await store.forgetPrevious('catalog')
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '考研' }).click()
  await expect(shelves(page).first()).toBeVisible()
})
