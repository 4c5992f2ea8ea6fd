import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'
import { choosePhone, logIn } from '../../scripts/e2e/login.ts'

const phone = '13800000002'
const dialog = (page: Page) => page.getByRole('dialog', { name: '登录' })

async function openDialog(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await choosePhone(page)
  await expect(dialog(page).getByLabel('手机号')).toBeFocused()
}

test('a wrong code is refused and stays in the field; a code cannot be sent twice; the countdown survives a reload', async ({ page, sandbox }) => {
  await openDialog(page)
  await logIn(page, sandbox, phone)
  await page.getByRole('banner').getByRole('button', { name: new RegExp(phone) }).click()
  const leave = page.getByRole('link', { name: '退出登录' }).or(page.getByRole('button', { name: '退出登录' }))
  // Starts to look before the press, because the toast closes by itself. A reload before it would cancel the logout.
  await Promise.all([expect(page.getByText('退出登录成功')).toBeVisible(), leave.click()])
  await page.reload()
  await openDialog(page)
  await expect(dialog(page).getByRole('button', { name: /\d+秒后重新获取/ })).toBeDisabled()
  await dialog(page).getByLabel('手机号').fill(phone)
  await dialog(page).getByLabel('验证码').fill('000000')
  await dialog(page).getByRole('checkbox').check()
  await dialog(page).getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '验证码' })).toBeVisible()
  await expect(dialog(page).getByLabel('手机号')).toHaveValue(phone)
})

test('a login-required address opened directly requests a login and shows its page afterwards', async ({ page, sandbox }) => {
  await page.goto('/personal/myCourse')
  await expect(dialog(page)).toBeVisible()
  await logIn(page, sandbox, phone)
  await expect(page).toHaveURL('/personal/myCourse')
  await expect(page.locator('p', { hasText: '还没有课程' })).toBeVisible()
})

test('a logout in one tab logs the other tabs out and reloads their root view, without a reload of the document', async ({ page, context }) => {
  await signIn(page, phone)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/personal/myCourse')
  await expect(other.locator('p', { hasText: '还没有课程' })).toBeVisible()
  const publicPage = await context.newPage()
  await publicPage.goto('/downloadApp')
  await loadedHeading(publicPage).evaluate((heading) => heading.setAttribute('data-mark', 'of the learner'))
  // A tab behind another one draws one frame a second, and each action waits for frames.
  await page.bringToFront()
  await page.getByRole('banner').getByRole('button', { name: new RegExp(phone) }).click()
  const leave = page.getByRole('link', { name: '退出登录' }).or(page.getByRole('button', { name: '退出登录' }))
  // Starts to look before the press, because the toast closes by itself.
  await Promise.all([expect(page.getByText('退出登录成功')).toBeVisible(), leave.click()])
  await expect(other.getByRole('heading', { name: '请先登录' }).or(dialog(other))).not.toHaveCount(0)
  await expect(other.locator('p', { hasText: '还没有课程' })).toBeHidden()
  await expect(publicPage.locator('[data-mark]')).toHaveCount(0)
  await expect(loadedHeading(publicPage)).toBeVisible()
})

test('an expired session shows one toast and requests a login', async ({ page, sandbox }) => {
  await signIn(page, phone)
  // Home requests the learner's courses too, and would show the toast first.
  await page.goto('/downloadApp')
  await sandbox.fault({ match: '/v1/user/course/list', code: 401001 })
  // The toast closes after 5 s, which the rest of the page may take to load.
  await page.goto('/personal/myCourse', { waitUntil: 'commit' })
  await expect(page.getByText('登录状态已过期，请重新登录！')).toHaveCount(1)
  await expect(dialog(page)).toBeVisible()
})
