import { policyIn } from '@xhkt/release/testing/policy-in'
import { expect, test } from '../../scripts/e2e/fixtures.ts'

test.use({ runtimeConfig: { debugHosts: ['localhost'] } })

// In series, as a second worker would set up everything again.
test.describe.configure({ mode: 'default' })

test('debug console: on a debug host the page has the console with its styles, and log messages show', async ({ page }) => {
  await page.goto('/')
  const entry = page.locator('.eruda-entry-btn')
  await expect(entry).toHaveCSS('width', '40px')
  await page.evaluate("console.log('学习进度已上报')")
  await entry.click()
  await expect(page.locator('#eruda').getByText('学习进度已上报')).toBeVisible()
})

test('debug console: another host of the same server keeps the strict content security policy', async ({ request }, { project }) => {
  // Each server answers only for names that it knows.
  const other = project.name === 'nginx' ? 'www.xuehai.example' : 'www.localhost'
  const policyFor = async (host: string): Promise<string> => policyIn(await (await request.get('/', { headers: { host } })).text())
  expect(await policyFor('localhost')).toContain("style-src 'self' 'unsafe-inline'")
  expect(await policyFor(other)).toMatch(/^default-src 'self'(?!.*unsafe)/)
})
