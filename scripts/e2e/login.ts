import { expect, type Page } from '@playwright/test'
import type { Sandbox } from './fixtures.ts'

/** Solves the slider by keyboard, as somebody who cannot drag would. The sandbox tells where the gap is. */
async function solveSlider(page: Page, load: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes('/load') && response.ok())
  await load()
  const lot = lotOf(await (await loaded).text())
  const answer = await page.request.get(`/sandbox/captcha?lot_number=${lot}`)
  const { data } = (await answer.json()) as { data: { x: number } }
  const slider = page.getByRole('slider', { name: '拖动滑块完成拼图' })
  await slider.focus()
  for (let x = 0; x + 20 <= data.x; x += 20) await slider.press('PageUp')
  for (let x = data.x - (data.x % 20); x + 1 < data.x; x += 2) await slider.press('ArrowRight')
  await slider.press('Enter')
  await expect(slider).toBeHidden()
}

/** The lot in a reply, whether it is JSON or wrapped into a call. */
function lotOf(text: string): string {
  const found = /"lot_number":"([^"]+)"/.exec(text)?.[1]
  expect(found, 'the captcha names its lot').toBeTruthy()
  return found ?? ''
}

/** Fills the login dialog that is open: phone, agreement, slider, code. */
export async function logIn(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByLabel('手机号').fill(phone)
  await dialog.getByRole('checkbox').check()
  await solveSlider(page, () => dialog.getByRole('button', { name: '获取验证码' }).click())
  await expect(page.getByText('验证码发送成功')).toBeVisible()
  await dialog.getByLabel('验证码').fill(await sandbox.smsCode(phone))
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
}
