import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'

const phone = '13900000007'
const target = '/courseDetail?course_id=1005'
const address = (path: string) => `${path}?return_to=${encodeURIComponent(target)}`

test('a new learner registers by keyboard alone and reaches the return address; back does not show the form again', async ({ page, sandbox }) => {
  const { keyboard } = page
  await page.goto('/')
  await page.goto(address('/register'))
  await expect(page).toHaveTitle('学海课堂-注册')
  await expect(page.getByLabel('手机号')).toBeFocused()
  await keyboard.type(phone)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeFocused()
  // Starts to look before the press, because the toast closes by itself; also below.
  await Promise.all([expect(page.getByText('验证码发送成功')).toBeVisible(), keyboard.press('Enter')])
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeDisabled()

  await keyboard.type(await sandbox.smsCode(phone))
  await keyboard.press('Tab')
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await keyboard.type('study2026')
  await keyboard.press('Enter')
  await expect(page.getByText('请阅读并勾选同意页面协议')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await keyboard.press('Space')
  for (const name of ['《用户协议》', '《隐私政策》']) {
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await keyboard.press('Tab')
  await Promise.all([expect(page.getByText('注册成功')).toBeVisible(), keyboard.press('Enter')])

  await expect(page).toHaveURL(target)
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(phone) })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('no form of an account has an accessibility violation, with and without messages', async ({ page }) => {
  await page.goto('/downloadApp')
  for (const [path, action, title] of [
    ['/login', '登录', '登录'],
    ['/phone', '登录', '验证码登录'],
    ['/register', '注册', '注册'],
    ['/forged', '重置密码', '忘记密码'],
  ] as const) {
    await test.step(path, async () => {
      await follow(page, address(path))
      await expect(page).toHaveTitle(`学海课堂-${title}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await axe(page)
      await page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
      await expect(page.getByLabel('手机号')).toBeFocused()
      await expect(page.getByLabel('手机号')).toHaveAttribute('aria-invalid', 'true')
      await axe(page)
    })
  }
})
