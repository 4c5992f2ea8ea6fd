import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { choosePhone } from '../../scripts/e2e/login.ts'

const shown = (page: Page) => page.getByRole('dialog')
/** A page that loads has no heading yet. */
const course = (page: Page) => page.getByRole('main').locator('a[href^="/courseDetail"]').first()
const button = (page: Page, name: string) => shown(page).getByRole('button', { name, exact: true })

/** The accessibility tree of the dialog: its name, the name of its form, and its content. */
async function expectDialog(page: Page, name: string, form: string, content: string[]): Promise<void> {
  const lines = [`- dialog "${name}":`, '  - button "关闭"', `  - group "${form}":`, ...content.map((line) => `    - ${line}`)]
  await expect(shown(page)).toMatchAriaSnapshot(lines.join('\n'))
  await axe(page)
}

const unread = '请阅读并勾选同意页面协议'
const box = 'checkbox "我已阅读并同意用户协议和隐私政策"'
const texts = ['link "《用户协议》"', 'link "《隐私政策》"']
const ways = ['button "微信登录"', 'button "QQ登录"', 'button "验证码登录"']
const fields = ['textbox "手机号"', 'alert', 'textbox "验证码"', 'button "获取验证码"', 'alert']

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(course(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(button(page, '微信登录')).toBeFocused()
}

test('every form of the dialog has accessible names, announces what is missing, keeps the draft, and has no accessibility violation', async ({ page }) => {
  // The test visits many forms.
  test.setTimeout(90_000)
  await open(page)
  const choice = 'heading "欢迎来到学海课堂" [level=2]'
  const others = ['link "密码登录"', 'button "注册"']
  await expectDialog(page, '登录', '选择登录方式', [choice, ...ways, box, ...texts, 'alert', ...others])

  await test.step('registration', async () => {
    await button(page, '注册').click()
    const password = ['textbox "密码"', 'button "显示密码"']
    const known = ['paragraph:\n      - text: 已有账号？\n      - button "登录"']
    await expectDialog(page, '注册账号', '填写注册信息', [...fields, ...password, 'alert', box, ...texts, 'alert', 'button "注册"', ...known])
    await button(page, '注册').click()
    await expect(shown(page).getByRole('alert').filter({ hasText: '请把手机注册信息补充完整' })).toHaveCount(1)
    await axe(page)
    await button(page, '登录').click()
    await expect(button(page, '微信登录')).toBeFocused()
  })

  await button(page, 'QQ登录').click()
  await expect(shown(page).getByRole('checkbox')).toBeFocused()
  await expectDialog(page, '登录', '选择登录方式', [choice, ...ways, `${box} [invalid]`, ...texts, `alert: ${unread}`, ...others])

  await button(page, '验证码登录').click()
  const phone = ['button "其他登录方式"', 'heading "验证码登录" [level=2]']
  await expectDialog(page, '登录', '手机登录', [...phone, ...fields, box, ...texts, 'alert', 'button "登录"'])
  await button(page, '登录').click()
  await expectDialog(page, '登录', '手机登录', [
    ...phone,
    'textbox "手机号" [invalid]',
    'alert: 账号不能为空',
    'textbox "验证码" [invalid]',
    'button "获取验证码"',
    'alert: 验证码不能为空',
    `${box} [invalid]`,
    ...texts,
    `alert: ${unread}`,
    'button "登录"',
  ])

  await shown(page).getByRole('checkbox').check()
  await button(page, '获取验证码').click()
  await expect(shown(page).getByText('请先填写手机号码')).toBeVisible()
  await shown(page).getByLabel('手机号').fill('23800000002')
  await button(page, '获取验证码').click()
  await expect(shown(page).getByText('请输入正确手机号')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown(page)).toBeHidden()
  const opener = page.getByRole('banner').getByRole('button', { name: '登录' })
  await expect(opener).toBeFocused()
  await opener.click()
  await choosePhone(page)
  await expect(shown(page).getByLabel('手机号')).toHaveValue('23800000002')

  await shown(page).getByRole('checkbox').check()
  await button(page, '其他登录方式').click()
  await button(page, '微信登录').click()
  await expect(page.frameLocator('iframe').getByRole('img').first()).toBeVisible()
  await expectDialog(page, '登录', '微信登录', ['button "验证码登录"', 'iframe', 'status'])
})

test('the binding that WeChat’s answer opens has accessible names, announces what is missing, and has no violation', async ({ page }) => {
  const unbound = { access_token: '', expires_in: 0, is_bind: 0, openid: 'open', unionid: 'union' }
  await page.route('/v1/third/login/register', (route) => route.fulfill({ json: { code: 200001, message: '', data: unbound } }))
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('xhkt_state_wechat', '"issued"'))
  await page.goto('/?code=any&state=issued')
  await expect(shown(page).getByLabel('手机号')).toBeFocused()
  await expect(course(page)).toBeVisible()
  const step = ['heading "还差一步" [level=2]', 'paragraph: 绑定手机号，完成微信登录']
  await expectDialog(page, '绑定手机号', '绑定手机', [...step, ...fields, box, ...texts, 'alert', 'button "绑定并登录"'])
})

test('the dialog grows while it opens; with reduced motion it has its final size within a frame [look#layout-and-colours]', async ({ page }) => {
  await page.addInitScript(() => {
    const longest = { seconds: 0 }
    Object.assign(window, { longest })
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element && target.matches('[role="dialog"]'))) return
      longest.seconds = Math.max(longest.seconds, parseFloat(getComputedStyle(target).animationDuration))
    })
  })
  const longest = (): Promise<number> => page.evaluate(() => (window as unknown as { longest: { seconds: number } }).longest.seconds)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page)
  await expect.poll(longest).toBeGreaterThanOrEqual(0.1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expect.poll(longest).toBeGreaterThan(0)
  expect(await longest()).toBeLessThan(0.016)
})
