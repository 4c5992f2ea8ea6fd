import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { findLesson, lessonUrl, Player } from './lesson-page.ts'

const pictureOf = async (page: Page) => (await page.locator('video').boundingBox())!

for (const [width, height, usual, wide] of [
  [1280, 800, 840, 1200],
  [1920, 1080, 1160, 1557],
] as const) {
  test(`wide lesson: at ${width} the picture is as large as the window allows, and nothing shifts when the page opens again`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shift = await watchLayoutShift(page)
    const trial = await findLesson(page, (lesson) => lesson.is_trial)
    const player = new Player(page)
    await page.goto(lessonUrl(trial))
    await player.passes(0.5)
    await player.pause()
    expect((await pictureOf(page)).width).toBeCloseTo(usual, -1)
    expect(await shift()).toBeLessThanOrEqual(0.02)

    await page.keyboard.press('t')
    await expect.poll(async () => (await pictureOf(page)).width).toBeCloseTo(wide, -1)
    const picture = await pictureOf(page)
    const outline = (await page.getByRole('searchbox', { name: '搜索课时' }).boundingBox())!
    expect(outline.y).toBeGreaterThan(picture.y + picture.height)
    // Picture and bar fit below the top bar.
    expect(picture.y + picture.height).toBeLessThan(height - 80)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await axe(page)

    await page.reload()
    await player.passes(0.5)
    expect((await pictureOf(page)).width).toBeCloseTo(wide, -1)
    expect(await shift()).toBeLessThanOrEqual(0.02)
  })
}

test('a playing picture that is scrolled away stays in the corner with its watermark in scale, and comes back to its place', async ({ page }) => {
  await signIn(page, '13800000002')
  await page.setViewportSize({ width: 1280, height: 480 })
  const trial = await findLesson(page, (lesson) => lesson.is_trial)
  const player = new Player(page)
  await page.goto(lessonUrl(trial))
  await player.passes(0.5)
  const place = await pictureOf(page)
  const markedShare = async () => {
    const mark = await page.getByRole('group', { name: '视频播放器' }).getByText('138****0002').boundingBox()
    return mark!.width / (await pictureOf(page)).width
  }
  const share = await markedShare()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await pictureOf(page)).width).toBe(320)
  const small = await pictureOf(page)
  expect(await markedShare()).toBeCloseTo(share, 1)
  expect(small.y).toBeGreaterThan(64)
  expect(small.y + small.height).toBeLessThan(480)
  await expect(page.getByRole('group', { name: '播放控制' }).getByRole('button').filter({ visible: true })).toHaveCount(2)
  await axe(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => pictureOf(page)).toEqual(place)
})
