import type { Page } from '@playwright/test'
import { axe, expect, type Sandbox, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { choosePhone } from '../../scripts/e2e/login.ts'

const learner = '13800000001'

/** Logs in by the open dialog, without the slider challenge. */
async function logIn(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  const dialog = await choosePhone(page)
  await dialog.getByLabel('手机号').fill(phone)
  await dialog.getByRole('checkbox').check()
  // Starts to look before the press, because the toast closes by itself.
  await Promise.all([expect(page.getByText('验证码发送成功')).toBeVisible(), dialog.getByRole('button', { name: '获取验证码' }).click()])
  await dialog.getByLabel('验证码').fill(await sandbox.smsCode(phone))
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test.beforeEach(({ sandbox }) => sandbox.configure({ pc_check_graph_switch: 0 }))

test('a session that lapses while a form is half filled hides the page, and shows it to the same learner as it was', async ({ page, sandbox, context }) => {
  await signIn(page, learner)
  const other = await context.newPage()
  await other.goto('/personal/myCourse')
  await expect(other.getByRole('main').getByText('上次学到').first()).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: /林晓/ })).toBeVisible()

  await page.goto('/personal/safety')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('验证码').fill('123456')
  await form.getByLabel('新密码').fill('learn2026')
  await form.evaluate((element) => element.setAttribute('data-mark', 'the same'))
  await sandbox.fault({ match: '/v1/user/password', code: 401200, times: 1 })
  await form.getByLabel('新密码').press('Enter')

  await expect(page.getByText('登录状态已过期，请重新登录！')).toHaveCount(1)
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible()
  // The loading dialog has the same name, and would be replaced during the check.
  await expect(page.getByRole('dialog', { name: '登录' }).getByRole('button', { name: '微信登录' })).toBeVisible()
  await axe(page)
  // The other tab notices, and hides its page too.
  await expect(other.getByText('登录状态已过期，重新登录后可继续刚才的操作')).toBeVisible()
  await expect(other.getByText('上次学到').first()).toBeHidden()

  await logIn(page, sandbox, learner)
  await expect(form).toBeVisible()
  await expect(form).toHaveAttribute('data-mark', 'the same')
  await expect(form.getByLabel('新密码')).toHaveValue('learn2026')
  await expect(form.getByLabel('新密码')).toBeFocused()
  await expect(other.getByText('上次学到').first()).toBeVisible()
  await expect(other.getByRole('dialog')).toBeHidden()
})

test('on https the cookies of a login belong to this host alone, and the plain ones are beside them', async ({ page, sandbox, context }) => {
  await page.goto('/personal/myCourse')
  await logIn(page, sandbox, learner)
  const cookies = await context.cookies()
  const plain = ['xhkt_expires', 'xhkt_token']
  const isSecure = page.url().startsWith('https:')
  expect(cookies.map(({ name }) => name).sort()).toEqual(isSecure ? ['__Host-xhkt_expires', '__Host-xhkt_token', ...plain] : plain)
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: isSecure, sameSite: 'Lax', path: '/', domain: 'localhost' })
  await page.reload()
  await expect(page.getByRole('main').getByText('上次学到').first()).toBeVisible()
})

test('after a lapse another learner finds nothing of the page', async ({ page, sandbox }) => {
  await signIn(page, learner)
  await page.goto('/personal/safety')
  await page.getByLabel('新密码').fill('learn2026')
  await sandbox.fault({ match: '/v1/user/password', code: 401001, times: 1 })
  await page.getByLabel('验证码').fill('123456')
  await page.getByLabel('验证码').press('Enter')
  await logIn(page, sandbox, '13800000002')
  await expect(page.getByRole('main').getByText('138****0002')).toBeVisible()
  await expect(page.getByLabel('新密码')).toHaveValue('')
})

test('after a login that navigates, the focus is at the new page', async ({ page, sandbox }) => {
  await page.goto('/courseDetail?course_id=1005')
  await page.getByRole('main').getByRole('link', { name: '立即购买' }).press('Enter')
  await logIn(page, sandbox, '13800000002')
  await expect(page).toHaveURL(/\/payment\?course_id=1005/)
  await expect(page.getByRole('main')).toBeFocused()
})
