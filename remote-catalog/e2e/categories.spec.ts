import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'
import { tabTo } from '../../scripts/e2e/keyboard.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'
import { askedFor } from './asked-for.ts'

test('a visitor narrows a category, opens another, and back and forward restore both without new requests', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page, { ignoreAfterInput: true })
  await page.goto('/categories?course_category_id=1')
  const main = page.getByRole('main')
  const tree = main.getByRole('navigation', { name: '课程分类' })
  const heading = loadedHeading(page)
  const choice = (line: string, name: string | RegExp) => main.getByRole('navigation', { name: line }).getByRole('link', { name })
  await expect(heading).toHaveText(/共 \d+ 门课程$/)
  await expect(tree.locator('[aria-current]')).toHaveText(/\d+$/)
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)
  await axe(page)

  const all = (await heading.textContent()) ?? ''
  await choice('课程形式', '录播课').click()
  await expect(page).toHaveURL('/categories?course_category_id=1&form=1')
  await expect(choice('课程形式', '录播课')).toHaveAttribute('aria-current', 'true')
  // The page requests a list again if the visitor leaves before its answer arrives. The previous list stays until the new one loads.
  await expect(heading).not.toHaveText(all)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  const recorded = (await heading.textContent()) ?? ''
  await main.getByLabel('最低价（元）').fill('1000')
  await main.getByLabel('最高价（元）').fill('10')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toHaveText('最高价不能低于最低价')
  await main.getByLabel('最低价（元）').fill('0.5')
  await main.getByLabel('最高价（元）').fill('9999')
  await page.keyboard.press('Enter')
  const narrowed = '/categories?course_category_id=1&form=1&price_min=50&price_max=999900'
  await expect(page).toHaveURL(narrowed)
  await expect(main.getByRole('link', { name: '取消 0.5–9999元' })).toBeVisible()
  await expect(heading).not.toHaveText(recorded)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  const counted = (await heading.textContent()) ?? ''

  // By keyboard: another category opens, and its sub-category keeps the chosen filters.
  await tree.locator('[aria-current]').focus()
  const branch = tree.getByRole('button', { name: '公务员的细分' })
  await tabTo(page, branch)
  await page.keyboard.press('Enter')
  await expect(branch).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/course_category_id=\d{3}&form=1&price_min=50&price_max=999900$/)
  await expect(heading).not.toHaveText(counted)
  await expect(heading).toHaveText(/共 \d+ 门课程$/)
  const [entered, of] = [page.url(), (await heading.textContent()) ?? '']

  const asked = askedFor(page, '/v1/course/')
  await page.goBack()
  await expect(page).toHaveURL(narrowed)
  await expect(heading).toHaveText(counted)
  await expect(main.getByLabel('最高价（元）')).toHaveValue('9999')
  await page.goBack()
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(entered)
  await expect(heading).toHaveText(of)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(asked).toEqual([])
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)

  await page.reload()
  await expect(page).toHaveURL(entered)
  await main.getByRole('link', { name: '清除筛选' }).first().click()
  await expect(page).toHaveURL(/\?course_category_id=\d{3}$/)
})

test('on a slow connection nothing moves when one list replaces another', async ({ page, sandbox }) => {
  const layoutShift = await watchLayoutShift(page, { ignoreAfterInput: true })
  await page.goto('/categories?course_category_id=1')
  const main = page.getByRole('main')
  const heading = loadedHeading(page)
  await expect(heading).toHaveText(/共 \d+ 门课程$/)
  // A shift later than 500 ms after a click does not count as caused by the click.
  await sandbox.fault({ match: '/v1/course/list', delay_ms: 700 })
  for (const [line, name] of [['课程形式', '录播课'], ['排序', '价格'], ['价格', '免费'], ['课程形式', '全部']] as const) {
    const before = await heading.textContent()
    // Held back as well: otherwise the answer may arrive before the test sees the pending state.
    const release = await holdBack(page, /\/v1\/course\/list\?/)
    await main.getByRole('navigation', { name: line }).getByRole('link', { name }).first().click()
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(1)
    release()
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await layoutShift(), `${line}: ${name}, ${before ?? ''}`).toBeLessThanOrEqual(0.02)
  }
})

test('in a narrow window a learner finds everything within the page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await signIn(page, '13800000001')
  for (const path of ['/categories?course_category_id=1&form=1&price_min=50&price_max=999900', '/classified/index?free=1']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(loadedHeading(page)).toHaveText(/共 \d+ 门课程$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    // Each line of the filter still fits on one line.
    for (const line of ['课程形式', '价格', '排序']) {
      expect((await main.getByRole('navigation', { name: line }).boundingBox())?.height).toBe(32)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/categories')
  const tree = page.getByRole('navigation', { name: '课程分类' })
  await expect(tree.getByRole('button', { name: /的细分$/ }).first()).toBeVisible()
  expect(await tree.evaluate((element) => element.scrollHeight - element.clientHeight), 'no category is hidden').toBe(0)
})
