import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { findLesson, lessonUrl, Player, savedPosition, watchReports } from './lesson-page.ts'

const LEARNER = '13800000001'

/** The position that the notice shows, in seconds. The notice stays for 8 s, so do not wait for the whole page first. */
async function noticePosition(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await page.getByText(/已为您定位到/).innerText()) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** The storage keys of unacknowledged reports, from all tabs. */
const unsent = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('study_reports')))

test('a reload resumes at the same second, and every second is reported once', async ({ page }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
  const reports = watchReports(page)
  const player = new Player(page)
  await page.goto(lessonUrl(mine))
  await player.passes(0)
  await player.seek(31)
  await player.passes(34)
  // The next page load would send an unacknowledged report again, and the test would count it twice.
  await expect.poll(() => unsent(page)).toEqual([])
  await player.noteLeaving()
  await page.reload({ waitUntil: 'commit' })
  const resumedAt = await noticePosition(page)
  const first = await player.left()
  expect(Math.abs(resumedAt - Math.floor(first.position))).toBeLessThanOrEqual(1)
  // Enough playing to report: the start is within a second of the notice.
  await player.passes(resumedAt + 2)
  await expect.poll(() => savedPosition(page, mine)).toBeCloseTo(await player.pause(), 0)
  await expect.poll(() => new Set(reports.map(({ session_id }) => session_id)).size).toBe(2)
  expect(new Set(reports.map(({ session_id, seq }) => `${session_id} ${seq}`)).size).toBe(reports.length)
  const played = reports.reduce((sum, report) => sum + report.played, 0)

  await player.noteLeaving()
  // The notice with the button goes 8 s after playing starts.
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: '从头播放' }).click()
  await expect.poll(player.playedFrom).toBeLessThan(5)
  const second = await player.left()
  expect(played).toBeGreaterThan(3)
  expect(played).toBeLessThan(first.played + second.played + 1)
})

test('reports every period while playing, at double speed too', async ({ page }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned && lesson.duration >= 90)
  const reports = watchReports(page)
  const player = new Player(page)
  await page.goto(lessonUrl(mine))
  // Before playing: the period starts there.
  await player.openMenu('倍速：正常')
  await page.getByRole('menuitemradio', { name: '2x', exact: true }).click()
  await player.passes(0)
  await player.seek(0)
  await expect.poll(() => reports.filter(({ played }) => played > 25).length, { timeout: 25_000 }).toBe(1)
  const whole = reports.find(({ played }) => played > 25)
  expect(whole?.played).toBeLessThan(35)
})

test('a logout while a lesson plays sends what was watched, and leaves none of it in the browser', async ({ page }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned && lesson.duration >= 90)
  const player = new Player(page)
  await page.goto(lessonUrl(mine))
  await player.passes(0)
  await player.seek(41)
  await player.passes(44)
  await page.getByRole('banner').getByRole('button', { name: /林晓/ }).click()
  const watchedTo = await player.position()
  await page.getByRole('banner').getByText('退出登录').click()
  await expect.poll(() => unsent(page)).toEqual([])
  await signIn(page, LEARNER)
  expect(await savedPosition(page, mine)).toBeGreaterThanOrEqual(watchedTo)
})

test('a visitor reports nothing', async ({ page }) => {
  const trial = await findLesson(page, (lesson) => lesson.type === 1 && lesson.is_trial)
  const reports = watchReports(page)
  const player = new Player(page)
  await page.goto(lessonUrl(trial))
  await player.passes(1)
  await player.pause()
  await page.reload()
  await player.passes(0.5)
  expect(reports).toEqual([])
})

test.describe('without a network', () => {
  test.use({ allowedConsole: [/Failed to load resource/] })

  test('a report that failed is sent once and unchanged when the network is back', async ({ page, context }) => {
    await signIn(page, LEARNER)
    const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
    const reports = watchReports(page)
    const player = new Player(page)
    await page.goto(lessonUrl(mine))
    await player.passes(1)
    await context.setOffline(true)
    await player.pause()
    await expect.poll(() => reports.length).toBeGreaterThan(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    const position = await player.position()
    await context.setOffline(false)
    await expect.poll(() => savedPosition(page, mine)).toBeCloseTo(position, 0)
    expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(new Set(reports.map(({ seq }) => seq)).size)
  })

  test('a report that failed is sent by the next page load', async ({ page, sandbox }) => {
    await signIn(page, LEARNER)
    const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
    const player = new Player(page)
    await page.goto(lessonUrl(mine))
    await player.passes(0)
    await sandbox.fault({ match: '/v1/video/study/report', drop: true })
    await player.seek(42)
    await player.passes(43)
    await player.noteLeaving()
    await page.goto('/')
    await sandbox.clearFaults()
    await page.goto(lessonUrl(mine), { waitUntil: 'commit' })
    const resumedAt = await noticePosition(page)
    expect(resumedAt).toBeGreaterThan(42)
    expect(Math.abs(resumedAt - Math.floor((await player.left()).position))).toBeLessThanOrEqual(1)
    await expect.poll(() => savedPosition(page, mine)).toBeGreaterThan(42)
  })
})

test('an expired session shows one message and keeps the progress for the next login', async ({ page, sandbox }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
  const player = new Player(page)
  await page.goto(lessonUrl(mine))
  await player.passes(1)
  // The page refreshes its session 10 s after its start. The refusal of a replaced token says nothing.
  await sandbox.fault({ match: '/v1/refresh', delay_ms: 60_000 })
  await sandbox.fault({ match: '/v1/video/study/report', code: 401001, message: 'x' })
  // A page that is hidden has no position any more. An error toast stays for 5 s.
  const over = expect(page.getByText('登录状态已过期，请重新登录！')).toHaveCount(1)
  const [position] = await Promise.all([player.pause(), over])
  await sandbox.clearFaults()
  expect(await page.getByText('登录状态已过期，请重新登录！').count()).toBeLessThanOrEqual(1)
  await signIn(page, LEARNER)
  await page.reload()
  await expect.poll(() => savedPosition(page, mine)).toBeGreaterThanOrEqual(Math.floor(position))
})
