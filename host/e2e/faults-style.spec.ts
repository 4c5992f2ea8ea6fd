import { expect, test } from '../../scripts/e2e/own-store.ts'
import { provoked, shelves, ReportedFailures } from './faults.ts'

// Network faults of a style are in faults-area.spec.ts.
test.use({ allowedConsole: [provoked] })

test('style, syntax error: the browser skips only that rule, and nothing is reported', async ({ page, store }) => {
  const release = await store.variant('catalog', {
    edit: (name, text) => (/^home\..*css$/.test(name) ? `.broken { color: ;; } }\n${text}` : text),
  })
  await store.promote('catalog', release)
  const reported = new ReportedFailures(page)
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  // The rest of the style applies.
  const cards = page.getByRole('list', { name: '直播课' }).getByRole('listitem')
  const tops = await cards.evaluateAll((found) => found.slice(0, 2).map((card) => card.getBoundingClientRect().top))
  expect(tops).toHaveLength(2)
  expect(tops[0]).toBe(tops[1])
  expect(await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/home."]')?.href)).toContain(release)
  expect(reported.lines).toEqual([])
})

// A style cannot throw. The closest fault is a valid style of another release under this name.
test('style, throws: a style of another release does not apply, and the fallback release replaces the page', async ({ page, store }) => {
  const release = await store.variant('catalog', { edit: (name, text) => (/^home\..*css$/.test(name) ? `${text}main{display:none}` : text) })
  await store.promote('catalog', release)
  await page.route(`**/catalog/${release}/home.*.css*`, async (route) => {
    const other = route.request().url().replace(release, store.releases.catalog)
    await route.fulfill({ response: await route.fetch({ url: other }) })
  })
  const reported = new ReportedFailures(page)
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  await reported.includes('catalog', release, 'page', store.releases.catalog)
})
