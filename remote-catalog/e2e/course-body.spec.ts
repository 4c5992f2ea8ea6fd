import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'

// Courses of the sandbox: 1010 has 500 lessons, 1001 is owned by the first account, 1020 goes on air in 15 minutes.

const tab = (page: Page, name: RegExp) => page.getByRole('navigation', { name: '课程内容' }).getByRole('link', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Px between a section's top and the sticky bar. */
const distance = (page: Page, id: string) =>
  page.evaluate((of) => Math.abs((document.getElementById(of)?.getBoundingClientRect().top ?? 999) - 120), id)

test('an outline of 500 lessons opens at once and draws only the visible rows', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page, { ignoreAfterInput: true })
  await page.goto('/courseDetail?course_id=1010')
  const rows = region(page, '课程目录').locator('[data-lesson]')
  await expect(rows).toHaveCount(500)
  await page.getByRole('button', { name: '展开全部' }).click()
  await expect(page.getByRole('button', { name: '收起全部' })).toBeVisible()
  const contents = rows.locator('> :first-child')
  const drawn = () => contents.evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length)
  await expect.poll(drawn).toBeLessThan(100)

  // Every row has its height: what lies below is found at once, and scrolling there draws only the visible rows.
  await tab(page, /学员评价/).click()
  await expect.poll(() => distance(page, 'evaluations')).toBeLessThan(2)
  await expect.poll(drawn).toBeLessThan(100)
  await tab(page, /课程目录/).click()
  await expect.poll(() => distance(page, 'outline')).toBeLessThan(2)
  await page.mouse.wheel(0, 6000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000)
  await expect(tab(page, /课程目录/)).toHaveAttribute('aria-current', 'location')
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
})

test('the tabs follow scrolling; evaluations filter by tag and page, and back restores the choice', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page, { ignoreAfterInput: true })
  await page.goto('/courseDetail?course_id=1001')
  await expect(tab(page, /课程介绍/)).toHaveAttribute('aria-current', 'location')
  await tab(page, /学员评价/).press('Enter')
  await expect(tab(page, /学员评价/)).toHaveAttribute('aria-current', 'location')
  await expect.poll(() => distance(page, 'evaluations')).toBeLessThan(2)
  const evaluations = region(page, '学员评价')
  const items = evaluations.getByRole('list', { name: '评价列表' }).locator('> li')
  await expect(items.first()).toBeVisible()
  await axe(page)

  const first = await items.first().textContent()
  await evaluations.getByRole('button', { name: '第 2 页' }).click()
  await expect(items.first()).not.toHaveText(first ?? '')
  await expect.poll(() => distance(page, 'evaluations')).toBeLessThan(2)
  const second = await items.first().textContent()
  await expect(page).toHaveURL('/courseDetail?course_id=1001')

  await page.mouse.wheel(0, 20_000)
  await page.getByRole('list', { name: '相关课程' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL('/courseDetail?course_id=1001')
  await page.goBack()
  await tab(page, /学员评价/).click()
  await expect(items.first()).toHaveText(second ?? '')

  const tag = evaluations.getByRole('group', { name: '按标签筛选评价' }).getByRole('button').nth(1)
  await tag.click()
  await expect(tag).toHaveAttribute('aria-pressed', 'true')
  await expect(evaluations.getByRole('list', { name: '评价列表' })).toHaveAttribute('aria-busy', 'false')
  await page.mouse.wheel(0, -20_000)
  await expect(tab(page, /课程介绍/)).toHaveAttribute('aria-current', 'location')
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
})

test('on a slow connection nothing moves when other evaluations replace the list', async ({ page, sandbox }) => {
  const layoutShift = await watchLayoutShift(page, { ignoreAfterInput: true })
  const releaseMaterials = await holdBack(page, /\/materials\.min\.js/)
  await page.goto('/courseDetail?course_id=1001')
  await tab(page, /学员评价/).click()
  const evaluations = region(page, '学员评价')
  const list = evaluations.getByRole('list', { name: '评价列表' })
  await expect(list).toBeVisible()
  await expect.poll(() => distance(page, 'evaluations')).toBeLessThan(2)
  releaseMaterials()
  await expect(region(page, '学习资料').getByRole('listitem').first()).toBeAttached()
  expect(await distance(page, 'evaluations')).toBeLessThan(2)
  // A shift later than 500 ms after a click does not count as caused by the click.
  await sandbox.fault({ match: '/v1/course/evaluation/list', delay_ms: 700 })
  const tags = evaluations.getByRole('group', { name: '按标签筛选评价' }).getByRole('button')
  for (const button of [evaluations.getByRole('button', { name: '第 2 页' }), tags.nth(1), tags.nth(2)]) {
    // Held back as well: otherwise the answer may arrive before the test sees the pending state.
    const release = await holdBack(page, /\/v1\/course\/evaluation\/list\?/)
    await button.click()
    await expect(list).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(list).toHaveAttribute('aria-busy', 'false')
    expect(await layoutShift()).toBeLessThanOrEqual(0.02)
  }
})

test('search engines get the course\'s metadata on its page and the site\'s elsewhere, under the production policy', async ({ page }) => {
  const content = (selector: string) => page.locator(`head ${selector}`).evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
  await page.goto('/courseDetail?course_id=1004')
  const data = page.locator('head script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)
  // Waits for the data first: the heading of the previous page names no course.
  const title = await loadedHeading(page).textContent()
  const course = JSON.parse((await data.textContent()) ?? '') as Record<string, unknown>
  expect(course).toMatchObject({ '@type': 'Course', name: title, offers: { priceCurrency: 'CNY' }, hasCourseInstance: { courseMode: 'Online' } })
  expect(await content('meta[property="og:title"]')).toEqual([title])
  expect(await content('meta[property="og:url"]')).toEqual([page.url()])
  const [image = ''] = await content('meta[property="og:image"]')
  expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/jpeg')
  const [about, ...others] = await content('meta[name="description"]')
  expect(others).toEqual([])
  await expect(page).toHaveTitle('学海课堂-课程详情')

  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveTitle('学海课堂-首页')
  await expect(data).toHaveCount(0)
  expect(await content('meta[property^="og:"]')).toEqual([])
  const [site] = await content('meta[name="description"]')
  expect(site).toMatch(/^学海课堂/)
  expect(site).not.toBe(about)
})

test('a learner sees their progress, downloads a material and reserves a lesson', async ({ page }) => {
  await page.goto('/about.html')
  await signIn(page, '13800000001')
  await page.goto('/courseDetail?course_id=1001')
  await expect(region(page, '课程目录').getByText(/上次学到|上次学习/)).toHaveCount(1)
  const download = page.waitForEvent('download')
  await region(page, '学习资料').getByRole('link', { name: /^下载/ }).first().click()
  expect((await (await download).path()).length).toBeGreaterThan(0)

  await page.goto('/courseDetail?course_id=1020')
  const reserve = region(page, '课程目录').getByRole('button', { name: /预约/ }).first()
  await expect(reserve).toHaveText(/^预约/)
  const written = page.waitForResponse('**/v1/user/course/reserve')
  await reserve.click()
  await expect(reserve).toHaveText(/^已预约/)
  // The page shows the reservation before the server answers.
  await written
  await page.reload()
  await expect(reserve).toHaveText(/^已预约/)
  await axe(page)
})
