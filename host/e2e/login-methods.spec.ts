import type { Locator, Page } from '@playwright/test'
import { expect, type Sandbox, test } from '../../scripts/e2e/fixtures.ts'
import { press, tabTo } from '../../scripts/e2e/keyboard.ts'

// All by keyboard. The phone form with its slider, and the registration, are in login-dialog.spec.ts and register.spec.ts.
const phone = '13800000001'
const newPhone = '13912345678'
const dialog = (page: Page, name = '登录') => page.getByRole('dialog', { name, exact: true })
const user = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name: new RegExp(name) })

test.beforeEach(({ sandbox }) => sandbox.configure({ pc_check_graph_switch: 0 }))

/** Types the phone number into the focused field, and moves the focus to the code. */
async function fillPhoneAndCode(page: Page, form: Locator, sandbox: Sandbox, number: string): Promise<void> {
  await expect(form.getByLabel('手机号')).toBeFocused()
  await page.keyboard.type(number)
  await press(page, form.getByRole('button', { name: '获取验证码' }))
  await expect(form.getByLabel('验证码', { exact: true })).toBeFocused()
  await page.keyboard.type(await sandbox.smsCode(number))
}

async function openChoice(page: Page): Promise<void> {
  await page.goto('/')
  await press(page, page.getByRole('banner').getByRole('button', { name: '登录' }))
  await expect(dialog(page).getByRole('button', { name: '微信登录' })).toBeFocused()
  await press(page, dialog(page).getByRole('checkbox'), 'Space')
}

async function bind(page: Page, sandbox: Sandbox): Promise<void> {
  const form = dialog(page, '绑定手机号')
  await fillPhoneAndCode(page, form, sandbox, newPhone)
  // QQ's window lies beside this dialog. WeChat navigated the whole page, so the agreement is unticked again.
  if (!(await form.getByRole('checkbox').isChecked())) await press(page, form.getByRole('checkbox'), 'Space')
  await tabTo(page, form.getByRole('button', { name: '绑定并登录' }))
  // Starts to look before the press, because the toast closes by itself.
  await Promise.all([expect(page.getByText('登录成功')).toBeVisible(), page.keyboard.press('Enter')])
  await expect(user(page, newPhone)).toBeVisible()
}

test('login by password, with 记住密码', async ({ page, secrets }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await expect(main.getByLabel('手机号')).toBeFocused()
  await page.keyboard.type(phone)
  await tabTo(page, main.getByLabel('密码', { exact: true }))
  await page.keyboard.type('study2026')
  await press(page, main.getByRole('checkbox', { name: '记住密码' }), 'Space')
  await press(page, main.getByRole('checkbox', { name: '我已阅读并同意' }), 'Space')
  await press(page, main.getByRole('button', { name: '登录', exact: true }))
  await expect(user(page, '林晓')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(secrets.sent()).toEqual(['password', 'phone', 'token'])
})

test('login by a new password, set by 忘记密码', async ({ page, sandbox, secrets }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  // The form takes the focus when it loads, and would get the key meant for the link.
  await expect(main.getByLabel('手机号')).toBeFocused()
  await press(page, main.getByRole('link', { name: '忘记密码' }))
  await expect(page).toHaveTitle('学海课堂-忘记密码')
  await fillPhoneAndCode(page, main, sandbox, phone)
  await tabTo(page, main.getByLabel('新密码'))
  await page.keyboard.type('fresh2027')
  await tabTo(page, main.getByRole('button', { name: '重置密码' }))
  // Starts to look before the press, because the toast closes by itself.
  await Promise.all([expect(page.getByText('密码修改成功，请去登录')).toBeVisible(), page.keyboard.press('Enter')])
  await expect(main.getByLabel('密码', { exact: true })).toBeFocused()
  await page.keyboard.type('fresh2027')
  await press(page, main.getByRole('checkbox', { name: '我已阅读并同意' }), 'Space')
  await press(page, main.getByRole('button', { name: '登录', exact: true }))
  await expect(user(page, '林晓')).toBeVisible()
  expect(secrets.sent()).toEqual(['password', 'phone', 'sms_code', 'token'])
})

test('login by WeChat, with the binding of a phone', async ({ page, sandbox, secrets }) => {
  await openChoice(page)
  await press(page, dialog(page).getByRole('button', { name: '微信登录' }))
  const frame = dialog(page).frameLocator('iframe[title="微信登录二维码"]')
  const accounts = frame.getByLabel('微信账号')
  await expect(accounts).toBeVisible()
  // Until the frame is ready it is hidden, and Tab skips it.
  await expect(dialog(page).getByText('二维码加载中')).toHaveCount(0)
  await press(page, accounts, 'ArrowDown')
  await press(page, frame.getByRole('button', { name: '扫码' }))
  await expect(frame.getByText('扫描成功，请在手机上确认登录')).toBeVisible()
  await press(page, frame.getByRole('button', { name: '确认登录' }))
  await bind(page, sandbox)
  expect(secrets.sent()).toEqual(['code', 'phone', 'sms_code', 'token'])
})

test('login by QQ, with the binding of a phone', async ({ page, sandbox, secrets }) => {
  await openChoice(page)
  const opened = page.waitForEvent('popup')
  await press(page, dialog(page).getByRole('button', { name: 'QQ登录' }))
  const popup = await opened
  await press(popup, popup.getByRole('radio').first(), 'ArrowDown')
  const closed = popup.waitForEvent('close')
  await tabTo(popup, popup.getByRole('button', { name: '授权并登录' }))
  // A window that closes at the press cannot report the press. Its closing does.
  await popup.keyboard.press('Enter').catch(() => undefined)
  await closed
  await bind(page, sandbox)
  expect(secrets.sent()).toEqual(['access_token', 'phone', 'sms_code', 'token'])
})
