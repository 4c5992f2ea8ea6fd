import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { bindPhone, kept, openChoice } from './third-bind.ts'

const newPhone = '13912345678'
const course = '/courseDetail?course_id=1005'
const dialog = (page: Page) => page.getByRole('dialog', { name: '登录' })
const qqButton = (page: Page) => dialog(page).getByRole('button', { name: 'QQ登录' })
const user = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name: new RegExp(name) })

/** QQ's page in a window of its own. */
async function openQq(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await qqButton(page).click()
  const popup = await opened
  await expect(popup.getByRole('heading', { name: 'QQ 授权登录' })).toBeVisible()
  // Its script, which is what closes it, runs after all of it can be seen.
  await popup.waitForLoadState()
  return popup
}

/** From before the press that brings it, as it goes by itself. */
const toldOfLogin = (page: Page): Promise<void> => page.getByText('登录成功').waitFor()

/** Presses a button that leads QQ's page away, and waits for the callback's window to close itself. */
async function decide(popup: Page, name: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  // A window that closes itself at the press takes along what would say that it was pressed; that it closes says so, too.
  await popup.getByRole('button', { name }).click().catch(() => undefined)
  await closed
}

test('an account that is bound: QQ’s window closes, and the learner is logged in where they were', async ({ page }) => {
  await openChoice(page, course)
  const popup = await openQq(page)
  await axe(popup)
  await Promise.all([toldOfLogin(page), decide(popup, '授权并登录')])
  // Both windows may tell; one of them does.
  expect(await page.getByText('登录成功').count()).toBeLessThanOrEqual(1)
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(course)
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
})

test('one that is not is bound to a phone; the access token is kept nowhere', async ({ page, sandbox }) => {
  await openChoice(page, course)
  const answered = page.waitForRequest('**/v1/third/login/register')
  const popup = await openQq(page)
  await popup.getByRole('radio', { name: /未绑定/ }).first().check()
  await decide(popup, '授权并登录')
  const { code } = (await answered).postDataJSON() as { code: string }
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  expect(await kept(page)).not.toContain(code)
  const bound = page.waitForRequest('**/v1/third/login/register/bind')
  await bindPhone(page, sandbox, newPhone)
  expect((await bound).postDataJSON()).toMatchObject({ type: 2, source: 'web', access_token: code, phone: newPhone })
  await expect(user(page, newPhone)).toBeVisible()
  await expect(page).toHaveURL(course)
})

test('closed, denied, no token: each is told, and the form works on', async ({ page }) => {
  await openChoice(page)
  const told = dialog(page).getByRole('alert').filter({ hasText: 'QQ' })
  await decide(await openQq(page), '取消')
  await expect(told).toHaveText('QQ登录窗口已关闭，登录没有完成')
  await decide(await openQq(page), '返回 access_denied')
  await expect(told).toHaveText('您已取消QQ登录')
  await decide(await openQq(page), '不带令牌返回')
  await expect(told).toHaveText('QQ登录没有成功，请重新登录')
  const popup = await openQq(page)
  await Promise.all([toldOfLogin(page), decide(popup, '授权并登录')])
})

test('an answer with a wrong state is sent to nobody, and leaves the address', async ({ page }) => {
  const sent: string[] = []
  page.context().on('request', (request) => request.url().includes('/v1/third/') && sent.push(request.url()))
  await openChoice(page)
  const popup = await openQq(page)
  await popup.getByRole('button', { name: 'state 不符' }).click()
  await expect(popup.getByRole('heading', { name: '登录请求已失效，请重新使用QQ登录' })).toBeVisible()
  await expect(popup).toHaveURL('/control/authQQCallback')
  await axe(popup)
  expect(sent).toEqual([])
})

test('where windows are blocked it goes on in this one, binds there, and comes back', async ({ page, sandbox }) => {
  await page.addInitScript(() => (window.open = () => null))
  await openChoice(page, course)
  await qqButton(page).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: '浏览器拦截了QQ登录窗口' })).toBeVisible()
  await dialog(page).getByRole('button', { name: '在当前页面继续' }).click()
  await page.getByRole('radio', { name: /未绑定/ }).first().check()
  await page.getByRole('button', { name: '授权并登录' }).click()
  await expect(page).toHaveURL('/control/authQQCallback')
  await bindPhone(page, sandbox, newPhone)
  await expect(page).toHaveURL(course)
  await expect(user(page, newPhone)).toBeVisible()
})

test('a window whose page has gone finishes the login by itself', async ({ page }) => {
  await openChoice(page, course)
  const popup = await openQq(page)
  await page.close()
  await Promise.all([toldOfLogin(popup), popup.getByRole('button', { name: '授权并登录' }).click()])
  await expect(popup).toHaveURL(course)
})
