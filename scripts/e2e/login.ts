import { expect, type Locator, type Page } from '@playwright/test'
import type { Sandbox } from './fixtures.ts'

/** The lot number of the next puzzle. The app loads it when the phone number is complete. */
export async function nextPuzzle(page: Page): Promise<string> {
  const response = await page.waitForResponse((each) => each.url().includes('/sandbox-geetest/load') && each.ok())
  const text = await response.text()
  const found = /"lot_number":\s*"([^"]+)"/.exec(text)?.[1]
  if (!found) throw new Error(`no lot_number in ${text.slice(0, 200)}`)
  return found
}

/** Solves the slider by keyboard. The sandbox gives the position of the gap. */
export async function solveSlider(page: Page, lotNumber: string): Promise<void> {
  const answer = await page.request.get(`/sandbox/captcha?lot_number=${lotNumber}`)
  const { data } = (await answer.json()) as { data: { x: number } }
  const slider = page.getByRole('slider', { name: '拖动滑块完成拼图' })
  await expect(slider).toBeFocused()
  // Keys have no effect while the picture loads.
  await expect(slider).toHaveAttribute('aria-disabled', 'false')
  for (let x = 0; x + 20 <= data.x; x += 20) await page.keyboard.press('PageUp')
  for (let x = 0; x + 1 < data.x % 20; x += 2) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(slider).toBeHidden()
}

/** Shows the phone form of the open login dialog. */
export async function choosePhone(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: '登录' })
  const option = dialog.getByRole('button', { name: '验证码登录' })
  const field = dialog.getByLabel('手机号')
  await expect(option.or(field)).toBeVisible()
  // By keyboard: while the dialog opens, a click could miss the button and close the dialog.
  if (await option.isVisible()) await option.press('Enter')
  await expect(field).toBeVisible()
  return dialog
}

/** Logs in by the open login dialog: phone form, phone, agreement, slider, code. */
export async function logIn(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  const dialog = await choosePhone(page)
  const puzzle = nextPuzzle(page)
  await dialog.getByLabel('手机号').fill(phone)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  const lotNumber = await puzzle
  // Waits for the toast while the slider is solved, because the toast shows for only 3 s.
  await Promise.all([page.getByText('验证码发送成功').waitFor(), solveSlider(page, lotNumber)])
  await dialog.getByLabel('验证码').fill(await sandbox.smsCode(phone))
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Logs in by the open dialog, for a sandbox that is configured without the slider challenge. */
export async function logInWithoutSlider(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  const dialog = await choosePhone(page)
  await dialog.getByLabel('手机号').fill(phone)
  await dialog.getByRole('checkbox').check()
  // Starts to wait before the press, because the toast closes by itself.
  await Promise.all([expect(page.getByText('验证码发送成功')).toBeVisible(), dialog.getByRole('button', { name: '获取验证码' }).click()])
  await dialog.getByLabel('验证码').fill(await sandbox.smsCode(phone))
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
}
