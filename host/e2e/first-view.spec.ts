import type { Locator } from '@playwright/test'
import { expect, test } from '../../scripts/e2e/fixtures.ts'

/** Where an element lies, and how its text looks. */
const looks = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(node)
    return { x, y, width, height, color, fontSize, fontWeight, backgroundColor }
  })

test('a second visit of home shows the banner and categories of the first visit before the API answers, then the current ones', async ({ page }) => {
  // Locators see open shadow trees alone.
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' })
    }
  })
  await page.goto('/')
  const title = page.getByRole('main').getByText('考研数学全程班开课')
  await expect(title).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('xhkt_first_view'))
  const parts = ['[aria-roledescription="轮播图"]', '[aria-roledescription="幻灯片"] a', 'nav[aria-label="课程分类"]', 'nav[aria-label="课程分类"] a', 'nav img']
  const inPage = await Promise.all(parts.map((part) => looks(page.getByRole('main').locator(part).first())))

  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v1/home', async (route) => {
    await asked
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll('考研数学全程班开课', '法考开课') })
  })
  await page.reload({ waitUntil: 'commit' })
  const firstView = page.locator('#first-view')
  await expect(firstView.getByText('考研数学全程班开课')).toBeVisible()
  expect(await Promise.all(parts.map((part) => looks(firstView.locator(part).first())))).toEqual(inPage)
  await expect(firstView.locator('nav a').first()).toHaveAttribute('href', /^\/categories/)
  answer()
  await expect(page.getByRole('main').getByText('法考开课')).toBeVisible()
  await expect(firstView).toHaveCount(0)
})
