import type { FrameLocator, Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { agree, bindPhone, openChoice, resumesAfterReload } from './third-party-binding.ts'

const newPhone = '13912345678'
const dialog = (page: Page) => page.getByRole('dialog', { name: '登录' })
const code = (page: Page): FrameLocator => dialog(page).frameLocator('iframe[title="微信登录二维码"]')

async function toCode(page: Page): Promise<FrameLocator> {
  await dialog(page).getByRole('button', { name: '微信登录' }).click()
  await expect(code(page).getByRole('img', { name: '微信登录二维码' })).toBeVisible()
  return code(page)
}

/** Uses the simulated phone below the QR code. */
async function scan(page: Page, account: RegExp, result: '确认登录' | '取消'): Promise<void> {
  const frame = await toCode(page)
  await frame.getByRole('button', { name: '扫码' }).click()
  await expect(frame.getByText('扫描成功，请在手机上确认登录')).toBeVisible()
  const option = frame.getByRole('option', { name: account }).first()
  await frame.getByLabel('微信账号').selectOption(await option.getAttribute('value'))
  await frame.getByRole('button', { name: result }).click()
}

test('a bound account logs in and reaches the return address', async ({ page }) => {
  await page.goto('/courseDetail?course_id=1005')
  await page.getByRole('main').getByRole('link', { name: '立即购买' }).click()
  await agree(page)
  const sent = page.waitForRequest('**/v1/third/login/register')
  // Starts to look before the press, because the toast closes by itself.
  await Promise.all([page.getByText('登录成功').waitFor(), scan(page, /^已绑定/, '确认登录')])
  expect((await sent).postDataJSON()).toMatchObject({ type: 1 })
  expect(await page.getByText('登录成功').count()).toBeLessThanOrEqual(1)
  await expect(page).toHaveURL(/\/payment\?course_id=1005$/)
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/xhkt_(state|third|return)/)
})

test('an unbound account is bound to a phone, also after a reload; the address has no code', async ({ page, sandbox }) => {
  await openChoice(page, '/courseDetail?course_id=1005')
  await scan(page, /^未绑定/, '确认登录')
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  await expect(page).toHaveURL('/courseDetail?course_id=1005')
  await resumesAfterReload(page)
  await bindPhone(page, sandbox, newPhone)
  await expect(page).toHaveURL('/courseDetail?course_id=1005')
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(newPhone) })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(newPhone) })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a refusal on the phone and an unexpected answer show a message and a next step', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/v1/third/') && sent.push(request.url()))
  await openChoice(page)
  await scan(page, /^已绑定/, '取消')
  await expect(page.getByText('您已取消微信登录')).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: '微信登录' })).toBeVisible()
  await expect(page).toHaveURL('/')

  // The toast closes after 5 s, which the rest of the page may take to load.
  await page.goto('/courseDetail?course_id=1005&code=stolen&state=forged', { waitUntil: 'commit' })
  await expect(page.getByText('登录请求已失效，请重新扫码登录')).toHaveCount(1)
  await expect(page).toHaveURL('/courseDetail?course_id=1005')
  await expect(dialog(page).getByRole('button', { name: '微信登录' })).toBeVisible()

  await page.goto('/couponcollection?coupon_code=AB&code=own')
  await expect(page).toHaveTitle('学海课堂-领取优惠券')
  await expect(page).toHaveURL('/couponcollection?coupon_code=AB&code=own')
  expect(sent).toEqual([])
})

test.describe('network errors', () => {
  // The answer of the fault is JSON, which `nosniff` keeps from running as a script.
  test.use({ allowedConsole: [/Failed to load resource.*50[23]|Refused to execute script.*wxLogin\.js/] })

  test('a widget that fails to load is retried; an expired QR code is refreshed', async ({ page, sandbox }) => {
    await sandbox.fault({ match: '/sandbox-wechat/wxLogin.js', status: 503, times: 1 })
    await openChoice(page)
    await dialog(page).getByRole('button', { name: '微信登录' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/微信二维码加载失败，请检查网络后重试/)
    await dialog(page).getByRole('button', { name: '重试' }).click()
    await expect(code(page).getByText('请使用微信扫一扫登录')).toBeVisible()
    // The page below has no heading while it loads.
    await expect(page.getByRole('main').locator('a[href^="/courseDetail"]').first()).toBeVisible()
    await axe(page)

    await sandbox.advance(300)
    await expect(code(page).getByText('二维码已过期').first()).toBeVisible()
    await code(page).getByRole('button', { name: '刷新二维码' }).click()
    await expect(code(page).getByText('请使用微信扫一扫登录')).toBeVisible()
  })

  test('after a refused code a new QR code can be scanned; after a transport error the same code is sent again', async ({ page, sandbox }) => {
    await sandbox.fault({ match: '/v1/third/login/register', code: 400021, message: '微信授权已过期，请重新扫码', times: 1 })
    await openChoice(page)
    await scan(page, /^已绑定/, '确认登录')
    await expect(page.getByText('微信授权已过期，请重新扫码')).toHaveCount(1)

    await sandbox.fault({ match: '/v1/third/login/register', status: 502, times: 1 })
    await agree(page)
    await scan(page, /^已绑定/, '确认登录')
    await expect(page.getByText('系统接口502异常')).toHaveCount(1)
    // Starts to look before the press, because the toast closes by itself.
    await Promise.all([expect(page.getByText('登录成功')).toHaveCount(1), dialog(page).getByRole('button', { name: '重试' }).click()])
    await expect(page).toHaveURL('/')
  })
})
