import type { Browser, Page } from '@playwright/test'
import { axe, expect, liveRoomIds, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { findLesson, lessonUrl, Player } from './lesson-page.ts'

const LEARNER = '13800000001'

const asks = (page: Page) => page.getByRole('region', { name: '您正在其他设备或页面学习' })
const isStopped = (page: Page) => page.getByRole('region', { name: '已在其他设备学习' })
const take = (page: Page) => page.getByRole('button', { name: '在此播放' }).click()

/** Takes the study place, and waits until the server has it, from which other devices learn of the change. */
async function takeForAll(page: Page): Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/v1/video/study/report') && response.ok())
  await take(page)
  await told
}

/** Another device has played the whole lesson. */
async function playAll(page: Page, lesson: { course_id: string; section_id: string; duration: number }): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'xhkt_token')?.value
  const { duration } = lesson
  const data = { ...lesson, session_id: 'another-device', seq: 1, position: 20, ranges: [[0, duration]], played: duration, spent: duration }
  const answer = await page.request.post('/v1/video/study/report', { data, headers: { Authorization: `Bearer ${token}` } })
  expect(await answer.json()).toMatchObject({ code: 200001 })
}

async function otherDevice(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signIn(page, LEARNER)
  return page
}

test('two tabs: the second asks, and each choice stops the other tab [courses#one-place-at-a-time]', async ({ page, context }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
  const one = new Player(page)
  await page.goto(lessonUrl(mine))
  await one.passes(0.5)

  const second = await context.newPage()
  const two = new Player(second)
  await second.goto(lessonUrl(mine))
  await expect(asks(second)).toBeVisible()
  await axe(second)
  await page.bringToFront()
  await one.passes(4)
  await second.bringToFront()
  await take(second)
  await two.passes(4)
  // Before it asked, it may have played an instant.
  expect(await two.playedLastFrom()).toBeGreaterThan(3.5)
  await page.bringToFront()
  await expect(isStopped(page)).toBeVisible()
  await expect(page.getByRole('group', { name: '播放控制' })).toHaveCount(0)
  await expect(page.getByText('已为您定位到')).toHaveCount(0)
  await axe(page)
  const stoppedAt = await one.position()

  await two.passes(stoppedAt + 4)
  await take(page)
  await one.passes(stoppedAt + 3.5)
  await second.bringToFront()
  await expect(isStopped(second)).toBeVisible()
  expect(await two.video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)

  // A closed tab gives the study place up.
  await page.close()
  await take(second)
  await two.passes((await two.position()) + 0.5)
  await expect(isStopped(second)).toHaveCount(0)
})

test('two devices: the older device learns by its report that it has lost the study place, and takes the place back', async ({ page, browser, appUrl }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
  const one = new Player(page)
  await page.goto(lessonUrl(mine))
  await one.passes(1)

  const tablet = await otherDevice(browser, appUrl)
  const two = new Player(tablet)
  await tablet.goto(lessonUrl(mine))
  await expect(asks(tablet)).toBeVisible()
  await takeForAll(tablet)
  await two.passes((await two.position()) + 0.5)
  // A seek reports at once.
  await one.seek(40)
  await expect(isStopped(page)).toBeVisible()
  // The pause reports once more.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('study_reports')))).toEqual([])

  await takeForAll(page)
  await one.passes(40.5)
  await two.seek(20)
  await expect(isStopped(tablet)).toBeVisible()
  await tablet.context().close()
})

for (const [name, address] of [
  ['lesson', '/live?course_id=1002&section_id=10020101'],
  ['live room', `/living?live_room_id=${liveRoomIds.free}`],
] as const) {
  test(`a ${name} stops when another tab changes the account, and plays for the next learner only after a press`, async ({ page, context }) => {
    await signIn(page, LEARNER)
    await page.goto(address)
    const player = new Player(page)
    await player.passes(0.5)
    await expect(page.getByRole('banner').getByRole('button', { name: /林晓/ })).toBeVisible()

    const other = await context.newPage()
    await other.goto('/downloadApp')
    await signIn(other, '13800000002')
    await other.reload()
    await expect(other.getByRole('banner').getByRole('button', { name: /0002/ })).toBeVisible()
    await page.bringToFront()
    await expect(page.getByRole('banner').getByRole('button', { name: /0002/ })).toBeVisible()
    // The name in the top bar changes a moment before the video is replaced. The new one starts, and its first event pauses it.
    const state = () =>
      player.video.evaluate(({ readyState, paused, played }: HTMLVideoElement) => {
        return { readyState, paused, hasPlayed: played.length > 0 && played.end(0) - played.start(0) > 0.5 }
      })
    await expect.poll(state).toEqual({ readyState: 4, paused: true, hasPlayed: false })

    await page.getByRole('group', { name: '视频播放器' }).hover()
    expect(await state()).toEqual({ readyState: 4, paused: true, hasPlayed: false })
    await page.getByRole('button', { name: '播放', exact: true }).first().click()
    await expect.poll(state).toMatchObject({ paused: false, hasPlayed: true })
  })
}

test('the end of a finished lesson counts down to the next one; a drag to the end of an unfinished one does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.section_id === '10060101' && course.owned)
  const { course, lesson } = mine
  const player = new Player(page)
  await page.goto(lessonUrl(mine))
  await player.passes(0)
  await player.seek(lesson.duration - 1)
  const unfinished = page.getByRole('region', { name: '本节还没有学完' })
  await expect(unfinished.getByText('还有 1 分钟没有看')).toBeVisible()

  await playAll(page, { course_id: course.id, section_id: lesson.section_id, duration: lesson.duration })
  await page.reload()
  await player.passes(0)
  await player.seek(lesson.duration - 1)
  await expect(page.getByText(/秒后自动播放$/)).toBeVisible()
  await expect(page).toHaveURL(/section_id=10060102/, { timeout: 15_000 })
  await player.passes(0)
})
