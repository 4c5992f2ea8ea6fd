import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { logInWithoutSlider } from '../../scripts/e2e/login.ts'

const learner = '13800000001'

test.beforeEach(({ sandbox }) => sandbox.configure({ pc_check_graph_switch: 0 }))

test('a session that lapses while a form is half filled hides the page, and a login of the same learner shows it unchanged', async ({ page, sandbox, context }) => {
  await signIn(page, learner)
  const other = await context.newPage()
  await other.goto('/personal/myCourse')
  await expect(other.getByRole('main').getByText('上次学到').first()).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: /林晓/ })).toBeVisible()

  // A tab behind another one draws one frame a second, and each action waits for frames.
  await page.bringToFront()
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

  await logInWithoutSlider(page, sandbox, learner)
  await expect(form).toBeVisible()
  await expect(form).toHaveAttribute('data-mark', 'the same')
  await expect(form.getByLabel('新密码')).toHaveValue('learn2026')
  await expect(form.getByLabel('新密码')).toBeFocused()
  await expect(other.getByText('上次学到').first()).toBeVisible()
  await expect(other.getByRole('dialog')).toBeHidden()
})

test('after a session has expired, another learner sees nothing of its page', async ({ page, sandbox }) => {
  await signIn(page, learner)
  await page.goto('/personal/safety')
  await page.getByLabel('新密码').fill('learn2026')
  await sandbox.fault({ match: '/v1/user/password', code: 401001, times: 1 })
  await page.getByLabel('验证码').fill('123456')
  await page.getByLabel('验证码').press('Enter')
  await logInWithoutSlider(page, sandbox, '13800000002')
  await expect(page.getByRole('main').getByText('138****0002')).toBeVisible()
  await expect(page.getByLabel('新密码')).toHaveValue('')
})

test('after a login that navigates, the focus is on the new page', async ({ page, sandbox }) => {
  await page.goto('/courseDetail?course_id=1005')
  await page.getByRole('main').getByRole('link', { name: '立即购买' }).press('Enter')
  await logInWithoutSlider(page, sandbox, '13800000002')
  await expect(page).toHaveURL(/\/payment\?course_id=1005/)
  await expect(page.getByRole('main')).toBeFocused()
})
