import type { Page } from '@playwright/test'
import { axe, expect, liveRoomIds, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'

const light = 'rgb(245, 247, 250)'
const dark = 'rgb(20, 23, 29)'

const expectGround = (page: Page, colour: string): Promise<void> => expect(page.locator('html')).toHaveCSS('background-color', colour)
const choice = (page: Page, place: 'contentinfo' | 'banner', name: string) =>
  page.getByRole(place).getByRole('group', { name: '外观' }).getByRole('button', { name })
const hasPainted = (page: Page): Promise<boolean> => page.evaluate(() => performance.getEntriesByType('paint').length > 0)

test('a visitor chooses dark in the footer; a reload paints nothing before it is dark; another tab follows [look#colour-schemes]', async ({ page, context }) => {
  await page.goto('/downloadApp')
  await expectGround(page, light)
  await choice(page, 'contentinfo', '深色').click()
  await expectGround(page, dark)
  await expect(choice(page, 'contentinfo', '深色')).toHaveAttribute('aria-current', 'true')

  const release = await holdBack(page, /\/dark\.min\.css/)
  const asked = page.waitForRequest(/\/dark\.min\.css/)
  await page.reload({ waitUntil: 'commit' })
  await asked
  // The document is there, and waits for the style sheet.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('loading')
  expect(await hasPainted(page)).toBe(false)
  release()
  await expectGround(page, dark)
  await expect.poll(() => hasPainted(page)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expectGround(page, light)

  const other = await context.newPage()
  await other.goto('/downloadApp')
  await expectGround(other, dark)
  await choice(other, 'contentinfo', '跟随系统').click()
  await expectGround(other, light)
  await other.emulateMedia({ colorScheme: 'dark' })
  await expectGround(other, dark)
  await page.bringToFront()
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  await expectGround(page, dark)
  await choice(page, 'contentinfo', '浅色').click()
  await expectGround(page, light)
  await expectGround(other, light)
})

test('a learner chooses dark in the account menu by keyboard; home, lesson, live room and order are legible in it [look#accessibility]', async ({ page }) => {
  await signIn(page, '13800000001')
  await page.goto('/live?course_id=1001&section_id=10010101')
  await page.getByRole('banner').getByRole('button', { name: /账号菜单/ }).focus()
  await page.keyboard.press('ArrowDown')
  await choice(page, 'banner', '深色').focus()
  await page.keyboard.press('Enter')
  await expectGround(page, dark)
  // The menu stays open, so that the schemes can be compared.
  await expect(choice(page, 'banner', '深色')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
  for (const address of [`/living?live_room_id=${liveRoomIds.free}`, '/', '/payment?course_id=1024']) {
    await page.goto(address)
    await expectGround(page, dark)
    await expect(page.locator('main [data-skeleton], main [aria-busy="true"]')).toHaveCount(0)
    await test.step(address, () => axe(page))
  }
})
