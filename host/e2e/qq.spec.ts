import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { bindPhone, kept, openChoice, resumesAfterReload } from './third-party-binding.ts'

const newPhone = '13912345678'
const course = '/courseDetail?course_id=1005'
const dialog = (page: Page) => page.getByRole('dialog', { name: '登录' })
const qqButton = (page: Page) => dialog(page).getByRole('button', { name: 'QQ登录' })
const user = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name: new RegExp(name) })

/** QQ's page in a popup. */
async function openQq(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await qqButton(page).click()
  const popup = await opened
  await expect(popup.getByRole('heading', { name: 'QQ 授权登录' })).toBeVisible()
  // Its script, which closes it, runs after the page is visible.
  await popup.waitForLoadState()
  return popup
}

/** Call before the press, because the toast closes by itself. */
const toldOfLogin = (page: Page): Promise<void> => page.getByText('登录成功').waitFor()

/** Presses a button that leaves QQ's page, and waits until the callback page closes its window. */
async function decide(popup: Page, name: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  // A window that closes at the press cannot report the press. Its closing does.
  await popup.getByRole('button', { name }).click().catch(() => undefined)
  await closed
}

test('an unbound account is bound to a phone, after a reload too, and its access token is stored only encrypted', async ({ page, sandbox }) => {
  await openChoice(page, course)
  const answered = page.waitForRequest('**/v1/third/login/register')
  const popup = await openQq(page)
  await popup.getByRole('radio', { name: /未绑定/ }).first().check()
  await decide(popup, '授权并登录')
  const { code } = (await answered).postDataJSON() as { code: string }
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  await resumesAfterReload(page)
  expect(await kept(page)).not.toContain(code)
  const bound = page.waitForRequest('**/v1/third/login/register/bind')
  await bindPhone(page, sandbox, newPhone)
  expect((await bound).postDataJSON()).toMatchObject({ type: 2, source: 'web', access_token: code, phone: newPhone })
  await expect(user(page, newPhone)).toBeVisible()
  await expect(page).toHaveURL(course)
})

test('closed, denied, no token, a wrong state: each sends nothing, and the form can be used again; a bound account is logged in on the same page', async ({ page }) => {
  const sent: string[] = []
  page.context().on('request', (request) => request.url().includes('/v1/third/') && sent.push(request.url()))
  await openChoice(page, course)
  const message = dialog(page).getByRole('alert').filter({ hasText: 'QQ' })
  await decide(await openQq(page), '取消')
  await expect(message).toHaveText('QQ登录窗口已关闭，登录没有完成')
  await decide(await openQq(page), '返回 access_denied')
  await expect(message).toHaveText('您已取消QQ登录')
  await decide(await openQq(page), '不带令牌返回')
  await expect(message).toHaveText('QQ登录没有成功，请重新登录')

  await test.step('a wrong state is removed from the address', async () => {
    const popup = await openQq(page)
    await axe(popup)
    await popup.getByRole('button', { name: 'state 不符' }).click()
    await expect(popup.getByRole('heading', { name: '登录请求已失效，请重新使用QQ登录' })).toBeVisible()
    await expect(popup).toHaveURL('/control/authQQCallback')
    await axe(popup)
    await popup.close()
  })
  expect(sent).toEqual([])

  await test.step('a bound account: QQ’s window closes, and the learner is logged in', async () => {
    const popup = await openQq(page)
    await Promise.all([toldOfLogin(page), decide(popup, '授权并登录')])
    // Either window may show the toast; one of them does.
    expect(await page.getByText('登录成功').count()).toBeLessThanOrEqual(1)
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(course)
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
  })
})

test('with popups blocked the login continues in this window, binds there after a reload, and returns', async ({ page, sandbox }) => {
  await page.addInitScript(() => (window.open = () => null))
  await openChoice(page, course)
  await qqButton(page).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: '浏览器拦截了QQ登录窗口' })).toBeVisible()
  await dialog(page).getByRole('button', { name: '在当前页面继续' }).click()
  await page.getByRole('radio', { name: /未绑定/ }).first().check()
  await page.getByRole('button', { name: '授权并登录' }).click()
  await expect(page).toHaveURL('/control/authQQCallback')
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  await resumesAfterReload(page)
  await bindPhone(page, sandbox, newPhone)
  await expect(page).toHaveURL(course)
  await expect(user(page, newPhone)).toBeVisible()
})

test('a popup whose opener is closed finishes the login by itself', async ({ page }) => {
  await openChoice(page, course)
  const popup = await openQq(page)
  await page.close()
  await Promise.all([toldOfLogin(popup), popup.getByRole('button', { name: '授权并登录' }).click()])
  await expect(popup).toHaveURL(course)
})
