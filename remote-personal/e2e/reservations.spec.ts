import type { Locator, Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'
import { press } from '../../scripts/e2e/keyboard.ts'

const buyer = '13800000001'

/** Presses 取消预约 and 确定 by the keyboard. */
async function cancelByKeys(page: Page, button: Locator): Promise<void> {
  await press(page, button)
  await expect(page.getByRole('button', { name: '确定' })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Reserves the upcoming lessons of a course. Returns the titles of all reserved lessons, soonest first. */
async function reserveAll(page: Page): Promise<string[]> {
  await page.goto('/courseDetail?course_id=1046')
  const buttons = page.getByRole('listitem').getByRole('button', { name: /^预约/ })
  await expect(buttons.first()).toBeVisible()
  for (let left = await buttons.count(); left > 0; left--) {
    // The page shows the reservation before the server answers.
    const reserved = page.waitForResponse((response) => response.url().endsWith('/v1/user/course/reserve') && response.request().method() === 'POST')
    await buttons.first().click()
    await expect(buttons).toHaveCount(left - 1)
    await reserved
  }
  await page.goto('/personal/reservation')
  await expect(page.getByRole('button', { name: /^取消预约/ }).first()).toBeVisible()
  return page.locator('li[data-row] a').allTextContents()
}

test('my reservations: a cancelled row disappears, and the next row gets the focus', async ({ page }) => {
  await signIn(page, buyer)
  const titles = await reserveAll(page)
  expect(titles.length).toBeGreaterThan(2)
  await expect(page).toHaveTitle('学海课堂-我的预约')
  await axe(page)
  const cancel = (title: string) => page.getByRole('button', { name: new RegExp(`^取消预约\\s*${title}$`) })
  await cancelByKeys(page, cancel(titles[1]!))
  await expect(page.getByText('已取消预约')).toBeVisible()
  await expect(cancel(titles[1]!)).toHaveCount(0)
  await expect(cancel(titles[2]!)).toBeFocused()
  await page.reload()
  await expect(page.locator('li[data-row] a')).toHaveText([titles[0]!, ...titles.slice(2)])
})

test.describe('with a server that fails', () => {
  test.use({ allowedConsole: [/Failed to load resource/] })

  test('my reservations: a row whose cancellation fails comes back with the focus', async ({ page, sandbox }) => {
    await signIn(page, buyer)
    await page.goto('/personal/reservation')
    const cancel = page.getByRole('button', { name: /^取消预约/ })
    await expect(cancel).toHaveCount(1)
    await sandbox.fault({ match: '/v1/user/course/reserve', status: 502 })
    const release = await holdBack(page, /\/v1\/user\/course\/reserve/)
    await cancelByKeys(page, cancel)
    await expect(page.locator('p', { hasText: '还没有预约' })).toBeVisible()
    release()
    await expect(page.getByText('系统接口502异常')).toBeVisible()
    await expect(cancel).toBeFocused()
  })
})
