import type { Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { smallTargets } from '../../scripts/e2e/small-targets.ts'
import { findLesson, lessonUrl, Player } from './lesson-page.ts'
import { address, enter, field } from './live-room-page.ts'

const LEARNER = '13800000001'

const picture = (page: Page) => page.locator('video')
const boxOf = async (page: Page, part: (page: Page) => ReturnType<Page['locator']>) => (await part(page).boundingBox())!

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width} the room fills the window: one writes without scrolling, and nothing shifts while it loads`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shift = await watchLayoutShift(page)
    await enter(page, LEARNER)
    await field(page).click()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const { y, height: fieldHeight } = await boxOf(page, field)
    expect(y + fieldHeight).toBeLessThan(height)
    expect(y).toBeGreaterThan(height - 200)
    expect((await boxOf(page, (each) => each.getByRole('contentinfo'))).y).toBeGreaterThanOrEqual(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await shift()).toBeLessThanOrEqual(0.02)
  })
}

test('on an upright narrow screen the picture stays in sight while one writes, and fills the page above all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, LEARNER)
  await field(page).click()
  const seen = await boxOf(page, picture)
  expect(seen.y).toBeGreaterThanOrEqual(64)
  expect((await boxOf(page, field)).y).toBeGreaterThan(seen.y + seen.height)
  await axe(page)
  await field(page).blur()
  await page.keyboard.press('w')
  await expect.poll(async () => (await boxOf(page, picture)).y).toBe(0)
})

test('materials and outline are beside the picture, with an address of their own', async ({ page }) => {
  // So low that the outline has to scroll to the lesson of the room.
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto(address)
  const tab = (name: string) => page.getByRole('navigation', { name: '直播旁的内容' }).getByRole('link', { name })
  await tab('资料').click()
  await expect(page.getByRole('list', { name: '课程资料' })).toBeVisible()
  await tab('目录').click()
  const lesson = page.getByRole('navigation', { name: '课程目录' }).locator('[aria-current=page]')
  await expect(lesson).toBeInViewport()
  await axe(page)
  await page.reload()
  await expect(lesson).toBeInViewport()
  await tab('聊天').click()
  await page.goBack()
  await expect(lesson).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the controls of room and lesson are 44 px large [look#accessibility]', async ({ page }) => {
    await enter(page, LEARNER)
    expect(await smallTargets(page)).toEqual([])
    const trial = await findLesson(page, (lesson) => lesson.is_trial)
    await page.goto(lessonUrl(trial))
    await new Player(page).passes(0.5)
    await page.keyboard.press('k')
    expect(await smallTargets(page)).toEqual([])
    // A finger on the middle of the picture does not reach the seek bar.
    const [seen, bar] = [await boxOf(page, picture), await boxOf(page, (each) => each.getByRole('slider', { name: '播放进度' }))]
    expect(bar.y - (seen.y + seen.height / 2)).toBeGreaterThan(10)
  })

  test('a tap on a message shows what can be done with it, 44 px high', async ({ page }) => {
    await enter(page, LEARNER)
    const message = page.getByRole('log').locator('[data-index]').filter({ hasText: '屏蔽' }).last()
    const block = message.getByRole('button', { name: /^屏蔽/ })
    const actions = block.locator('..')
    await expect(actions).toHaveCSS('opacity', '0')
    await message.tap()
    await expect(actions).toHaveCSS('opacity', '1')
    expect((await block.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})
