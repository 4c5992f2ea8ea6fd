import type { Page } from '@playwright/test'
import { expect, test } from '../../scripts/e2e/fixtures.ts'
import { nextPuzzle, solveSlider } from '../../scripts/e2e/login.ts'

const phone = '13800000001'
const password = 'study2026'
const target = '/courseDetail?course_id=1005'
const login = `/login?return_to=${encodeURIComponent(target)}`

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: '登录', exact: true })
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('xhkt_saved_password'))

async function fill(page: Page, secret: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone)
  await page.getByLabel('密码', { exact: true }).fill(secret)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
}

test('a learner sets a new password, logs in with it, and reaches the return address', async ({ page, sandbox }) => {
  await page.goto(login)
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveTitle('学海课堂-忘记密码')
  const puzzle = nextPuzzle(page)
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const lot = await puzzle
  // Each toast shows for 3 s.
  await Promise.all([page.getByText('验证码发送成功').waitFor(), solveSlider(page, lot)])
  await page.getByLabel('验证码', { exact: true }).fill(await sandbox.smsCode(phone))
  await page.getByLabel('新密码').fill('fresh 2027')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('不能存在空格')).toBeVisible()
  await page.getByLabel('新密码').fill('fresh2027')
  await Promise.all([page.getByText('密码修改成功，请去登录').waitFor(), page.getByRole('button', { name: '重置密码' }).click()])

  await expect(page).toHaveURL(login)
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await fill(page, 'fresh2027')
  await send(page).click()
  await expect(page).toHaveURL(target)
})

test('记住密码: the password is stored encrypted and logs in the next time; unticking removes the password', async ({ page }) => {
  await page.goto(login)
  const box = page.getByRole('checkbox', { name: '记住密码' })
  await expect(box).not.toBeChecked()
  await fill(page, password)
  await box.check()
  expect(await saved(page)).toBeNull()
  await send(page).click()
  await expect(page).toHaveURL(target)
  // The login does not wait for the encryption.
  await expect.poll(() => saved(page)).toMatch(/^\{"phone":"13800000001","password":"[\w+/=]{40,}"\}$/)
  const kept = await page.evaluate(async () => {
    const opening = indexedDB.open('xhkt')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const reading = opening.result.transaction('keys').objectStore('keys').get('saved-password') as IDBRequest<CryptoKey>
    await new Promise((resolve) => reading.addEventListener('success', resolve))
    const exported = await crypto.subtle.exportKey('raw', reading.result).catch((error: unknown) => String(error))
    return { exported: typeof exported === 'string' ? 'refused' : 'readable', extractable: reading.result.extractable }
  })
  expect(kept).toEqual({ exported: 'refused', extractable: false })

  await page.context().clearCookies()
  await page.goto(login)
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('placeholder', '已保存的密码')
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await expect(box).toBeChecked()
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await send(page).click()
  await expect(page).toHaveURL(target)

  await page.context().clearCookies()
  await page.goto(login)
  await expect(box).toBeChecked()
  await box.uncheck()
  expect(await saved(page)).toBeNull()
  await page.reload()
  await expect(box).not.toBeChecked()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
})

test('a login in another tab leads this tab to the return address', async ({ page, context }) => {
  await page.goto(login)
  await expect(page.getByLabel('手机号')).toBeFocused()
  const other = await context.newPage()
  await other.goto('/login')
  await fill(other, password)
  await send(other).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL(target)
})
