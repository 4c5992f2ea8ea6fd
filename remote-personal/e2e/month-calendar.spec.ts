import { beijingDate } from '@xhkt/contract/beijing-time'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

// A time zone whose date differs from Beijing's for most of the day.
test.use({ timezoneId: 'America/Los_Angeles' })

test('live calendar: by keyboard to a day of the next month and its lesson; back returns; the subscription address stops working once it is renewed', async ({ page, secrets }) => {
  await signIn(page, '13800000001')
  await page.goto('/personal/monthCalendar')
  const grid = page.getByRole('grid')
  const today = grid.locator('[aria-current="date"]')
  await expect(today).toHaveAttribute('data-date', beijingDate(Date.now() / 1000))
  await expect(today).toHaveAccessibleName(/今天，\d 节直播课$/)
  await expect(page.getByText('时间均为北京时间')).toBeVisible()
  await axe(page)
  // The views stand on one line, beside the other controls, also in a narrow window.
  for (const width of [1280, 960, 360]) {
    await page.setViewportSize({ width, height: 720 })
    // Reads all positions at once, because the page may still move after the change of the width.
    const tops = await page.getByRole('link', { name: /^[月周]$|^列表$/ }).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops, `${width} wide`).toEqual([tops[0], tops[0], tops[0]])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })

  const first = await grid.getAttribute('aria-label')
  await today.focus()
  await page.keyboard.press('PageDown')
  await expect(grid).not.toHaveAttribute('aria-label', first ?? '')
  await expect(page).toHaveURL(/\?month=20\d\d-\d\d$/)
  const lesson = (button: RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: button }) }).first()
  const file = page.waitForEvent('download')
  await lesson(/^加入日历/).getByRole('button', { name: /^加入日历/ }).press('Enter')
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)
  // A recurring lesson can be reserved only for its next start. The list of the month has other lessons to reserve.
  await page.getByRole('link', { name: '列表', exact: true }).press('Enter')
  // The month view may have a button of the same name, so it must be gone first.
  await expect(grid).toBeHidden()
  await lesson(/^预约/).getByRole('button', { name: /^预约/ }).press('Enter')
  await expect(page.getByText('预约成功')).toBeVisible()
  await page.goBack()
  await expect(grid).toBeVisible()
  await page.goBack()
  await expect(grid).toHaveAttribute('aria-label', first ?? '')

  const month = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载本月' }).press('Enter')
  expect((await month).suggestedFilename()).toMatch(/^直播课 20\d\d-\d\d\.ics$/)

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
