import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

const accountMenu = (tab: Page, unread: number) => tab.getByRole('banner').getByRole('button', { name: `${unread} 条未读消息` })

test('messages: reading one lowers the unread count, also in a second tab; a note leads to its position in the lesson [personal#unread-count]', async ({ page, context }) => {
  await signIn(page, '13800000001')
  await page.goto('/personal/myMessage')
  const notice = page.getByRole('button', { name: /^(未读：\s*)?国庆期间客服与物流安排/ })
  await expect(notice).toBeVisible()
  await expect(accountMenu(page, 9)).toBeVisible()
  await axe(page)
  const second = await context.newPage()
  await second.goto('/personal/myNotes')
  await expect(accountMenu(second, 9)).toBeVisible()

  await notice.click()
  await expect(notice).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('8 条未读', { exact: true })).toBeVisible()
  await expect(accountMenu(page, 8)).toBeVisible()
  await expect(accountMenu(second, 8)).toBeVisible()
  await page.reload()
  await expect(accountMenu(page, 8)).toBeVisible()

  const lesson = second.getByRole('region', { name: '数学一考什么' })
  await expect(lesson.getByText('遗忘曲线')).toBeVisible()
  await axe(second)
  await lesson.getByRole('link', { name: /00:30/ }).click()
  const playedFrom = () =>
    second.locator('video').evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.start(0) : Number.NaN))
  await expect.poll(playedFrom).toBeCloseTo(30, 0)
})
