import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { press } from '../../scripts/e2e/keyboard.ts'

test('schedule: overlapping lessons show, by switch and keyboard, in this week and the week before [personal#timetables]', async ({ page }) => {
  await signIn(page, '13800000001')
  await page.goto('/personal/schedule')
  await expect(page).toHaveTitle('学海课堂-课程表')
  const grid = page.getByRole('grid')
  const weekly = grid.getByRole('link', { name: /冲刺直播批改.*申论/ })
  const other = grid.getByRole('link', { name: /考前串讲.*注册会计师/ })
  await expect(weekly).toHaveCount(1)
  await expect(other).toHaveCount(0)

  const off = page.getByRole('switch', { name: /注册会计师/ })
  await press(page, off)
  await expect(off).toBeChecked()
  await expect(grid.getByRole('link', { name: /时间冲突/ })).toHaveCount(2)
  await axe(page)
  await expect(off).not.toHaveAttribute('aria-busy')

  await page.getByRole('link', { name: '下一周' }).focus()
  await page.keyboard.press('Tab')
  const focused = page.locator('[data-stop]:focus')
  await expect(focused).toHaveCount(1)
  await page.keyboard.press('Control+Home')
  await expect(focused).toHaveAttribute('data-stop', /^0-/)
  const thisWeek = (await grid.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/\?week=\d{4}-\d{2}-\d{2}$/)
  await expect(grid).not.toHaveAttribute('aria-label', thisWeek)
  await expect(grid.getByRole('link', { name: /时间冲突/ })).toHaveCount(2)
  await expect(focused).toHaveAttribute('data-stop', /^0-/)
  await page.goBack()
  await expect(page).toHaveURL(/\/personal\/schedule$/)

  await page.reload()
  await expect(off).toBeChecked()
  await weekly.click()
  await expect(page).toHaveURL(/\/living\?live_room_id=10140505/)
})

test('schedule: in a window below 640 px the week is a list by day', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await signIn(page, '13800000001')
  await page.goto('/personal/schedule')
  await expect(page.getByRole('link', { name: /冲刺直播批改/ })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await axe(page)
})
