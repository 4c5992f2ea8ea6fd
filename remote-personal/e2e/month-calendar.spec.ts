import { beijingDate } from '@xhkt/contract/beijing-time'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

// Elsewhere, where it is another day for most of the day.
test.use({ timezoneId: 'America/Los_Angeles' })

test('live calendar: by keyboard to a day of the next month and its lesson; back returns; the address to subscribe to ends with its successor', async ({ page, secrets }) => {
  await signIn(page, '13800000001')
  await page.goto('/personal/monthCalendar')
  const grid = page.getByRole('grid')
  const today = grid.locator('[aria-current="date"]')
  await expect(today).toHaveAttribute('data-date', beijingDate(Date.now() / 1000))
  await expect(today).toHaveAccessibleName(/今天，\d 节直播课$/)
  await expect(page.getByText('时间均为北京时间')).toBeVisible()
  await axe(page)

  const first = await grid.getAttribute('aria-label')
  await today.focus()
  await page.keyboard.press('PageDown')
  await expect(grid).not.toHaveAttribute('aria-label', first ?? '')
  await expect(page).toHaveURL(/\?month=20\d\d-\d\d$/)
  const lesson = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^加入日历/ }) }).first()
  await expect(lesson).toBeVisible()
  await lesson.getByRole('button', { name: /^预约/ }).press('Enter')
  await expect(page.getByText('预约成功')).toBeVisible()
  const file = page.waitForEvent('download')
  await lesson.getByRole('button', { name: /^加入日历/ }).press('Enter')
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)
  await page.goBack()
  await expect(grid).toHaveAttribute('aria-label', first ?? '')

  await page.getByRole('button', { name: '订阅日历' }).press('Enter')
  await page.getByRole('button', { name: '生成订阅地址' }).press('Enter')
  const address = page.getByText(/^http.*\/v1\/calendar\/[\w-]{43}\.ics$/)
  await expect(address).toBeVisible()
  await axe(page)
  const old = (await address.textContent()) ?? ''
  const feed = await page.request.get(old, { headers: { authorization: '' } })
  expect(await feed.text()).toContain('BEGIN:VEVENT\r\n')
  await page.getByRole('button', { name: '重新生成' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(address).not.toHaveText(old)
  expect((await page.request.get(old)).status()).toBe(404)
  expect(await secrets.leaks({ feed: old.split('/').at(-1)?.replace('.ics', '') ?? '' })).toEqual([])
})
