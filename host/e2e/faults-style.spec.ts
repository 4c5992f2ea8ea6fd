import { expect, test } from '../../scripts/e2e/own-store.ts'
import { provoked, shelves, Told } from './faults.ts'

// What a network does to a style is in faults-area.spec.ts.
test.use({ allowedConsole: [provoked] })

test('style, syntax error: a browser passes over the rule, and over nothing else; no release is to blame', async ({ page, store }) => {
  const release = await store.variant('catalog', {
    edit: (name, text) => (/^home\..*css$/.test(name) ? `.broken { color: ;; } }\n${text}` : text),
  })
  await store.promote('catalog', release)
  const told = new Told(page)
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  // Laid out by the rest of it.
  const cards = await shelves(page).evaluateAll((found) => found.slice(0, 2).map((card) => card.getBoundingClientRect().top))
  expect(cards[0]).toBe(cards[1])
  expect(await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/home."]')?.href)).toContain(release)
  expect(told.lines).toEqual([])
})

// A style cannot throw. The nearest to it is one that is well-formed, and another release's under this one's name.
test('style, throws: one of another release is not drawn, and the release behind it is there', async ({ page, store }) => {
  const release = await store.variant('catalog', { edit: (name, text) => (/^home\..*css$/.test(name) ? `${text}main{display:none}` : text) })
  await store.promote('catalog', release)
  await page.route(`**/catalog/${release}/home.*.css*`, async (route) => {
    const other = route.request().url().replace(release, store.releases.catalog)
    await route.fulfill({ response: await route.fetch({ url: other }) })
  })
  const told = new Told(page)
  await page.goto('/')
  await expect(shelves(page).first()).toBeVisible()
  await told.includes('catalog', release, 'page', store.releases.catalog)
})
