import { expect, test } from '../../scripts/e2e/fixtures.ts'

test('a second visit of home shows the banner of the first one before the API answers, then the current one', async ({ page }) => {
  const banner = page.getByRole('main').locator('[data-early-picture] img, [aria-roledescription=幻灯片] img').first()
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('region', { name: '精选推荐' })).toBeVisible()
  const shown = await banner.getAttribute('src')
  expect(shown).toBeTruthy()

  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v1/home', async (route) => {
    await asked
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(shown ?? '', '/media/banners/2.avif') })
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('main').locator('[data-early-picture] img')).toHaveAttribute('src', shown ?? '')
  answer()
  await expect(page.getByRole('main').getByRole('region', { name: '精选推荐' })).toBeVisible()
  await expect(banner).toHaveAttribute('src', '/media/banners/2.avif')
})
