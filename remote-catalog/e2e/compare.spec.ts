import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'

const main = (page: Page) => page.getByRole('main')
const columns = (page: Page) => main(page).getByRole('columnheader')

test('two courses of a list are compared by keyboard; the address can be reloaded, and back keeps what was removed', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page)
  await page.goto('/categories')
  const boxes = main(page).getByRole('checkbox', { name: /^对比/ })
  const chip = (at: number) => boxes.nth(at).locator('..')
  await expect(chip(2)).toHaveCSS('opacity', '0')
  await boxes.nth(2).focus()
  await expect(chip(2)).toHaveCSS('opacity', '1')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect(chip(3)).toHaveCSS('opacity', '1')
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await boxes.first().press('Space')
  await boxes.nth(1).press('Space')
  await expect(boxes.nth(1)).toBeChecked()
  await axe(page)
  await main(page).getByRole('group', { name: '课程对比' }).getByRole('link', { name: '对比' }).press('Enter')
  await expect(columns(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\/compare\?course_ids=\d+-\d+$/)
  await expect(page).toHaveTitle('学海课堂-课程对比')

  await page.reload()
  await expect(columns(page)).toHaveCount(2)
  await axe(page)
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
  await main(page).getByRole('link', { name: /^移除/ }).first().press('Enter')
  await expect(columns(page)).toHaveCount(1)
  await page.goBack()
  await expect(columns(page)).toHaveCount(2)
})

test('a course page leads to its teacher, whose courses can be opened', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page)
  await page.goto('/courseDetail?course_id=1001')
  const teacher = main(page).getByRole('region', { name: '授课老师' }).getByRole('link').first()
  const name = await teacher.innerText()
  await teacher.click()
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main(page).getByRole('list', { name: '讲授的课程' }).getByRole('link').first()).toBeVisible()
  await axe(page)
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
})
