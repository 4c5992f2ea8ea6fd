import { expect, test } from '../../scripts/e2e/fixtures.ts'
import { logIn } from '../../scripts/e2e/login.ts'

test('in a browser that blocks cookies, the login says so, and the session lasts as long as the page', async ({ page, sandbox }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.goto('/')
  await page.getByRole('button', { name: '登录' }).first().click()
  await expect(page.getByText('浏览器阻止了 Cookie，无法保持登录')).toBeVisible()
  await logIn(page, sandbox, '13800000001')
  await expect(page.getByRole('banner')).toContainText('林晓')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('link', { name: '考研' }).first().click()
  await expect(page.getByRole('banner')).toContainText('林晓')
})
