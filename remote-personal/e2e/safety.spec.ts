import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { press, tabTo } from '../../scripts/e2e/keyboard.ts'

const phone = '13800000001'

test('the password is changed by keyboard alone; every session ends, and only the new password logs in', async ({ page, sandbox, context }) => {
  await sandbox.configure({ pc_check_graph_switch: 0 })
  // The page refreshes its session 10 s after its start. During the change that would be refused and show a second message.
  await sandbox.fault({ match: '/v1/refresh', delay_ms: 60_000 })
  await signIn(page, phone)
  const other = await context.newPage()
  await other.goto('/')
  // A tab behind another one draws one frame a second, and each action waits for frames.
  await page.bringToFront()
  await page.goto('/personal/safety')
  await expect(page).toHaveTitle('学海课堂-安全设置')
  await expect(page.getByText('138****0001')).toBeVisible()
  await press(page, page.getByRole('button', { name: '修改密码' }))
  await expect(page.getByLabel('验证码')).toBeFocused()
  await axe(page)

  // A toast disappears after 3 s, so the test waits for it during the action.
  await Promise.all([page.getByText('验证码发送成功').waitFor(), press(page, page.getByRole('button', { name: '获取验证码' }))])
  await page.reload()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
  await tabTo(page, page.getByLabel('验证码'))
  await page.keyboard.type(await sandbox.smsCode(phone))
  await tabTo(page, page.getByLabel('新密码'))
  await page.keyboard.type('learn2026')
  // Leaving the page keeps the draft.
  await page.getByRole('link', { name: '我的课程' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '我的课程' })).toBeVisible()
  await page.getByRole('link', { name: '安全设置' }).click()
  await expect(page.getByLabel('新密码')).toHaveValue('learn2026')
  const change = page.getByRole('main').getByRole('button', { name: '修改密码' })
  await Promise.all([page.getByText('密码修改成功，请去登录').waitFor(), press(page, change)])

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  for (const [password, code] of [['study2026', 400007], ['learn2026', 200001]]) {
    const answer = await page.request.post('/v1/login/register', { data: { phone, password } })
    expect(await answer.json()).toMatchObject({ code })
  }
})

test('a logout in the centre leads home and opens no login dialog', async ({ page }) => {
  await signIn(page, phone)
  await page.goto('/personal/safety')
  await page.getByRole('banner').getByRole('button', { name: /林晓/ }).click()
  await Promise.all([page.getByText('退出登录成功').waitFor(), page.getByRole('banner').getByText('退出登录').click()])
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the phone is changed, a device logged out, and the closing of the account requested and cancelled', async ({ page, sandbox, browser, appUrl }) => {
  await sandbox.configure({ pc_check_graph_switch: 0 })
  const learner = '13800000002'
  const next = '13922220001'
  await signIn(page, learner)
  await page.goto('/personal/safety')
  const main = page.getByRole('main')

  await main.getByRole('button', { name: '更换手机号' }).click()
  const dialog = page.getByRole('dialog', { name: '更换手机号' })
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
  await dialog.getByLabel('验证码').fill(await sandbox.smsCode(learner))
  await axe(page)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('textbox', { name: '新手机号' })).toBeFocused()
  await dialog.getByRole('textbox', { name: '新手机号' }).fill(next)
  // The same call within a second is refused as a repeated one.
  await expect(async () => {
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dialog.getByLabel('验证码').fill(await sandbox.smsCode(next))
  await dialog.getByRole('button', { name: '确认更换' }).click()
  await expect(main.getByText('139****0001')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: next })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: appUrl })
  const other = await elsewhere.newPage()
  await signIn(other, next)
  await other.goto('/')
  await expect(other.getByRole('banner').getByRole('button', { name: next })).toBeVisible()
  // A page that is open when its session ends may say so before the next one does: it refreshes its session 10 s after its start.
  await other.goto('about:blank')
  await page.reload()
  const devices = page.getByRole('region', { name: '登录设备' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await axe(page)
  await devices.getByRole('button', { name: /^退出登录/ }).click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await Promise.all([other.getByText('登录状态已过期，请重新登录！').waitFor(), other.goto('/personal/myCourse')])
  await elsewhere.close()

  await main.getByRole('button', { name: '注销账号' }).click()
  const closing = page.getByRole('dialog', { name: '注销账号' })
  await sandbox.advance(61)
  await page.evaluate(() => localStorage.removeItem('xhkt_code_resend_at'))
  await closing.getByRole('button', { name: '获取验证码' }).click()
  await expect(closing.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
  await closing.getByLabel('验证码').fill(await sandbox.smsCode(next))
  await axe(page)
  await closing.getByRole('button', { name: '确认注销' }).click()
  await expect(page.getByText('已申请注销账号，7 天内登录可以撤销')).toBeVisible()
  await expect(page).toHaveURL('/')

  await signIn(page, next)
  await page.goto('/')
  const question = page.getByRole('dialog', { name: '系统提示' })
  await expect(question).toContainText('您的账号已申请注销')
  await axe(page)
  await question.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已撤销注销，您可以继续使用')).toBeVisible()
  await sandbox.advance(8 * 86_400)
  expect(await (await page.request.post('/v1/login/register', { data: { phone: next, password: 'study2026' } })).json()).toMatchObject({ code: 200001 })
})
