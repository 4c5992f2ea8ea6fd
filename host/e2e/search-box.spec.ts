import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { press, tabTo } from '../../scripts/e2e/keyboard.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'

const box = (page: Page) => page.getByRole('combobox', { name: '搜索课程' })
const results = (page: Page) => page.getByRole('list', { name: /的搜索结果$/ }).getByRole('link')

test('in a window of 1280 px the focused box covers no link of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  // The categories of the bar may load after the rest, and push its button to the right.
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveCount(6)
  await box(page).click()
  await expect(page.getByRole('group', { name: '热门搜索' })).toBeVisible()
  const places = page.getByRole('search').or(page.getByRole('button', { name: '全部分类' }))
  const [categories, form] = await places.evaluateAll((all) => all.map((place) => place.getBoundingClientRect()))
  expect(form!.left).toBeGreaterThanOrEqual(categories!.right)
})

test('by keyboard from the box to a course and back; another tab shows the same history', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/search')
  await expect(other.getByRole('region', { name: '热门搜索' })).toBeVisible()
  // A background tab renders no frames, and each key would wait for one.
  await page.bringToFront()

  await tabTo(page, box(page))
  await expect(page.getByRole('group', { name: '热门搜索' })).toBeVisible()
  await axe(page)
  await page.keyboard.type(' 考研')
  // Matching suggestions for 考 stay until those for 考研 arrive.
  await expect(page.getByRole('option').first()).toHaveText('考研')
  await expect(page.getByRole('option').filter({ hasNotText: '考研' })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText('考研')
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('考研')}`)
  await expect(page).toHaveTitle('学海课堂-搜索')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(other.getByRole('region', { name: '搜索历史' }).getByRole('link', { name: '考研' })).toBeVisible()

  await tabTo(page, results(page).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('学海课堂-课程详情')
  await expect(box(page)).toHaveValue('')
  await page.goBack()
  await expect(box(page)).toHaveValue('考研')
  await expect(results(page).first()).toBeVisible()

  await box(page).fill('')
  await expect(page.getByRole('option', { name: '考研' }).first()).toBeVisible()
  // A toast shows for 3 s.
  await Promise.all([page.getByText('请输入搜索内容').waitFor(), page.keyboard.press('Enter')])
  await press(page, page.getByRole('button', { name: '清空' }))
  await expect(page.getByRole('group', { name: /搜索历史/ })).toBeHidden()
  await expect(other.getByRole('region', { name: '搜索历史' })).toBeHidden()
})

test('the box works before the app starts: the typed text and the caret stay, and nothing moves', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/host\/.*\/main\..*\.js/, (route) => held.then(() => route.continue()))
  await page.goto('/downloadApp', { waitUntil: 'commit' })
  await box(page).click()
  await page.keyboard.type('研数学')
  await page.keyboard.press('Home')
  const before = await box(page).boundingBox()
  release()
  await expect(loadedHeading(page)).toBeVisible()
  await expect(box(page)).toHaveValue('研数学')
  await expect(box(page)).toBeFocused()
  expect(await box(page).boundingBox()).toEqual(before)
  await page.keyboard.type('考')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('考研数学')}`)
  await expect(results(page).first()).toBeVisible()
})

test('a composition triggers suggestions when it ends, and an outdated request is cancelled', async ({ page, sandbox }) => {
  const asked: string[] = []
  const cancelled: string[] = []
  const keywordOf = (url: string) => new URL(url).searchParams.get('keyword') ?? ''
  const suggest = '/v1/search/suggest'
  page.on('request', (request) => request.url().includes(suggest) && asked.push(keywordOf(request.url())))
  page.on('requestfailed', (request) => request.url().includes(suggest) && cancelled.push(keywordOf(request.url())))
  await page.goto('/')
  await box(page).click()
  await expect(page.getByRole('group', { name: '热门搜索' })).toBeVisible()
  const keys = await page.context().newCDPSession(page)
  for (const text of ['k', 'ka', 'kao']) await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await expect(box(page)).toHaveValue('kao')
  await keys.send('Input.insertText', { text: '考' })
  await expect(page.getByRole('group', { name: '搜索建议' })).toBeVisible()
  expect(asked).toEqual(['考'])

  // The request for 考研 is still open when the text changes again.
  await sandbox.fault({ match: suggest, delay_ms: 20_000, times: 1 })
  await page.keyboard.insertText('研')
  await expect.poll(() => asked).toEqual(['考', '考研'])
  await page.keyboard.insertText('数')
  await expect.poll(() => asked).toEqual(['考', '考研', '考研数'])
  await expect(page.getByRole('option').first()).toContainText('考研数')
  await expect.poll(() => cancelled).toEqual(['考研'])
})
