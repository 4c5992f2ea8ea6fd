import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'

const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => page.getByRole('list', { name: /的搜索结果$/ })

test('a visitor narrows search results; the address holds every choice, and nothing moves', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /\/v1\/search\?/.test(request.url()) && asked.push(request.url()))
  const layoutShift = await watchLayoutShift(page)
  await page.goto(`/search?keyword=${encodeURIComponent('考研')}`)
  await expect(page.getByRole('heading', { level: 1, name: /^“考研” 的搜索结果\s?共 \d+ 门课程$/ })).toBeVisible()
  await expect(list(page).locator('mark').first()).toHaveText('考研')
  expect(asked, 'the early answer is taken over').toHaveLength(1)
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
  await axe(page)

  const first = list(page).getByRole('link').first()
  const best = (await first.getAttribute('href')) ?? ''
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /价格.*从高到低/ }).click()
  await expect(page).toHaveURL(/&sort=price_desc$/)
  // The previous list stays until the new one loads.
  await expect(first).not.toHaveAttribute('href', best)
  const dearest = await first.getAttribute('href')
  await page.reload()
  await expect(first).toHaveAttribute('href', dearest ?? '')
  await first.click()
  await expect(page).toHaveTitle('学海课堂-课程详情')
  await page.goBack()
  await expect(first).toHaveAttribute('href', dearest ?? '')
})

test('a learner finds nothing, tries a hot word, and sees the skeleton meanwhile', async ({ page }) => {
  await signIn(page, '13800000001')
  await page.goto(`/search?keyword=${encodeURIComponent('量子烹饪')}`)
  await expect(main(page).locator('[data-state="empty"]').getByText('没有找到与“量子烹饪”相关的课程')).toBeVisible()
  await axe(page)
  const hot = main(page).getByRole('region', { name: '热门搜索' }).getByRole('link').first()
  const word = await hot.innerText()
  const release = await holdBack(page, /\/v1\/search\?/)
  await hot.click()
  await expect(page.getByRole('combobox', { name: '搜索课程' })).toHaveValue(word)
  // The previous keyword found nothing, so there are no results to keep.
  await expect(main(page).locator('[data-skeleton="courses"]')).toBeVisible()
  release()
  await expect(list(page).getByRole('link').first()).toBeVisible()
  await page.goto('/search')
  await expect(main(page).getByRole('heading', { level: 1, name: '想学点什么？' })).toBeVisible()
  await axe(page)
})

test('each course found by its category alone shows that category', async ({ page }) => {
  await page.goto(`/search?keyword=${encodeURIComponent('财会')}`)
  const cards = list(page).getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  await expect(cards.filter({ hasNot: page.locator('mark') })).toHaveCount(0)
})
