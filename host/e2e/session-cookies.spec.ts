import { expect, test } from '../../scripts/e2e/fixtures.ts'
import { logInWithoutSlider } from '../../scripts/e2e/login.ts'

test.beforeEach(({ sandbox }) => sandbox.configure({ pc_check_graph_switch: 0 }))

test('on https a login sets cookies that only this host can set, beside the plain cookies', async ({ page, sandbox, context }) => {
  await page.goto('/personal/myCourse')
  await logInWithoutSlider(page, sandbox, '13800000001')
  const cookies = await context.cookies()
  const plain = ['xhkt_expires', 'xhkt_token']
  const isSecure = page.url().startsWith('https:')
  expect(cookies.map(({ name }) => name).sort()).toEqual(isSecure ? ['__Host-xhkt_expires', '__Host-xhkt_token', ...plain] : plain)
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: isSecure, sameSite: 'Lax', path: '/', domain: 'localhost' })
  await page.reload()
  await expect(page.getByRole('main').getByText('上次学到').first()).toBeVisible()
})
