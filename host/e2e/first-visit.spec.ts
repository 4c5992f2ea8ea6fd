import { launchOptions } from '../../scripts/lib/chromium.mjs'
import { expect, test } from '../../scripts/e2e/fixtures.ts'

// Uses the full browser, because the headless shell loads lazy images from further below the window.
test.use({ launchOptions: launchOptions() })

test('no file is loaded twice, and the first visit of home stays within its number of requests', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => request.url().startsWith('http') && urls.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([])
  // The first beacon, which is sent when the page rests, ends the visit.
  const later = urls.findIndex((url) => url.endsWith('/collector/beacons'))
  expect(urls.slice(0, later < 0 ? undefined : later).length).toBeLessThanOrEqual(18)
})
