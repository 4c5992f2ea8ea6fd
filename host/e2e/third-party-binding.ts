import { expect, type Page } from '@playwright/test'
import type { Sandbox } from '../../scripts/e2e/fixtures.ts'

export async function agree(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '登录' }).getByRole('checkbox').check()
}

/** Opens the choice of login methods, with the agreement ticked. */
export async function openChoice(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await agree(page)
}

/** Binds a phone in the dialog that a third-party login has opened. */
export async function bindPhone(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await dialog.getByLabel('手机号').fill(phone)
  // Starts to look before the press, because the toast closes by itself; also below.
  await Promise.all([expect(page.getByText('验证码发送成功')).toBeVisible(), dialog.getByRole('button', { name: '获取验证码' }).click()])
  await dialog.getByLabel('验证码').fill(await sandbox.smsCode(phone))
  await dialog.getByRole('checkbox').check()
  await Promise.all([expect(page.getByText('登录成功')).toHaveCount(1), dialog.getByRole('button', { name: '绑定并登录' }).click()])
  await expect(dialog).toBeHidden()
}

/** Expects the binding after a reload too. Reloads once its token is stored, which is encrypted in the background. */
export async function resumesAfterReload(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('xhkt_third_account'))).not.toBeNull()
  await page.reload()
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
}

/** Everything that the browser stores for this site beyond the page. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href, history.state]))
