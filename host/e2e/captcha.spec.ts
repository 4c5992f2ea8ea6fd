import type { Page } from '@playwright/test'
import { expect, test } from '../../scripts/e2e/fixtures.ts'
import { nextPuzzle } from '../../scripts/e2e/login.ts'

const phone = '13800000002'
const slider = (page: Page) => page.getByRole('slider', { name: '拖动滑块完成拼图' })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: '获取验证码' })

/** Starts to look for the toast before the action, because it closes by itself. */
const toastShown = (page: Page, text: string): Promise<void> => page.getByText(text).waitFor()

/** Requests a code. Resolves to the lot number of the slider challenge. */
async function ask(page: Page): Promise<string> {
  await page.goto('/phone')
  const puzzle = nextPuzzle(page)
  await page.getByLabel('手机号').fill(phone)
  await send(page).click()
  const lot = await puzzle
  // A drag has no effect while the picture loads.
  await expect(slider(page)).toHaveAttribute('aria-disabled', 'false')
  return lot
}

async function gapOf(page: Page, lot: string): Promise<number> {
  const answer = await page.request.get(`/sandbox/captcha?lot_number=${lot}`)
  return ((await answer.json()) as { data: { x: number } }).data.x
}

async function handle(page: Page): Promise<{ x: number; y: number }> {
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('the slider is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, by: number): Promise<void> {
  const { x, y } = await handle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The pointer leaves the track, as a hand does.
  await page.mouse.move(x + by / 2, y + 60, { steps: 5 })
  await page.mouse.move(x + by, y - 40, { steps: 5 })
  await page.mouse.up()
}

test('by mouse: a miss shows a message and a new challenge, which is then solved', async ({ page }) => {
  const missed = await ask(page)
  const next = nextPuzzle(page)
  const gap = await gapOf(page, missed)
  await drag(page, gap > 100 ? gap - 40 : gap + 40)
  await expect(page.getByText('拼图没有对准，请再试一次')).toBeVisible()
  const lot = await next
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0')
  await expect(slider(page)).toHaveAttribute('aria-disabled', 'false')
  const found = await gapOf(page, lot)
  await Promise.all([toastShown(page, '验证码发送成功'), drag(page, found)])
  await expect(page.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeDisabled()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('by touch: the piece follows the finger, and the page does not', async ({ page }) => {
    const gap = await gapOf(page, await ask(page))
    const { x, y } = await handle(page)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }): Promise<unknown> =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })
    await touch('touchStart', { x, y })
    for (let part = 1; part <= 8; part++) await touch('touchMove', { x: x + (gap * part) / 8, y: y + part })
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(gap))
    await Promise.all([toastShown(page, '验证码发送成功'), devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })])
  })
})

test('a refused request for a code resets the captcha, and starts no countdown', async ({ page, sandbox }) => {
  await sandbox.fault({ match: '/v1/sendSms', code: 429001, message: '发送太频繁，请稍后再试', times: 1 })
  const lot = await ask(page)
  const next = nextPuzzle(page)
  const gap = await gapOf(page, lot)
  await Promise.all([toastShown(page, '发送太频繁，请稍后再试'), drag(page, gap)])
  expect(await next).not.toBe(lot)
  await expect(send(page)).toBeEnabled()
})

test.describe('network errors', () => {
  // The answer of the fault is JSON, which `nosniff` keeps from running as a script.
  test.use({ allowedConsole: [/Failed to load resource.*50[03]|net::ERR_EMPTY_RESPONSE|Refused to execute script.*gt4\.js/] })

  for (const [what, match] of [
    ['the script', '/sandbox-geetest/gt4.js'],
    ['the service', '/sandbox-geetest/load'],
  ] as const) {
    test(`${what} that fails to load shows an error at the field, and loads at the next try`, async ({ page, sandbox }) => {
      await sandbox.fault({ match, status: 503 })
      await page.goto('/phone')
      await page.getByLabel('手机号').fill(phone)
      await send(page).click()
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /^安全验证/ })).toBeVisible()
      const puzzle = nextPuzzle(page)
      await sandbox.clearFaults()
      await send(page).click()
      await puzzle
      await expect(slider(page)).toBeFocused()
    })
  }
})
