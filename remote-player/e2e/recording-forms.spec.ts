import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { formLesson, lessonUrl, Player, watchReports } from './lesson-page.ts'

const LEARNER = '13800000001'

test.use({ allowedConsole: [/Failed to load resource|HTTP 404, not all segments/] })

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: '视频无法播放' })
const isEnded = (player: Player) => player.video.evaluate((video: HTMLVideoElement) => video.ended)

test('an MP4 file plays by byte ranges and resumes on another line, and an expired address is replaced', async ({ page, sandbox }) => {
  await signIn(page, LEARNER)
  const player = new Player(page)
  const reports = watchReports(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(lessonUrl(await formLesson(page, '一个 MP4 文件')))
  await player.shows(0.5)
  await player.seek(12)
  await player.shows(12)
  await page.getByRole('button', { name: '线路' }).click()
  await page.getByRole('menuitemradio', { name: '线路二' }).click()
  await player.shows(12.5)
  await player.pause()
  await expect.poll(() => reports.at(-1)?.position).toBeGreaterThan(12)
  expect(asked.filter((url) => url.includes('.m3u8'))).toEqual([])
  // A file from the browser's cache would never meet the refusal.
  await sandbox.fault({ match: '.mp4', status: 403, times: 1 })
  await page.reload()
  await player.shows(12.5)
  await expect(panel(page)).toHaveCount(0)
})

test('an address without an ending plays to the end, by the content type of its file', async ({ page }) => {
  const player = new Player(page)
  await page.goto(lessonUrl(await formLesson(page, '地址没有扩展名，索引在文件末尾')))
  await player.shows(0.5)
  await player.seek(22)
  await expect.poll(() => isEnded(player)).toBe(true)
})

test('a segment that one line lacks comes from the next line, at the same second', async ({ page }) => {
  const player = new Player(page)
  await page.goto(lessonUrl(await formLesson(page, '线路一缺一段，线路二完整')))
  await player.shows(0.5)
  await player.seek(7)
  await player.shows(9)
  await page.getByRole('button', { name: '线路' }).click()
  await expect(page.getByRole('menuitemradio', { name: '线路二' })).toBeChecked()
  await expect(page.getByText(/秒缺失/)).toHaveCount(0)
})

test('the next line plays where the browser cannot show the picture of a file', async ({ page }) => {
  const player = new Player(page)
  await page.goto(lessonUrl(await formLesson(page, '线路一 HEVC，线路二 H.264')))
  await player.shows(0.5)
  await expect(player.video).toHaveJSProperty('videoWidth', 320)
})

test('a segment that no line has is skipped with a notice, and the lesson is finished without it', async ({ page }) => {
  await signIn(page, LEARNER)
  const player = new Player(page)
  const reports = watchReports(page)
  await page.goto(lessonUrl(await formLesson(page, '两条线路都缺一段')))
  await player.shows(0.5)
  await player.seek(7)
  await expect(page.getByText('这里有 4 秒缺失，已跳过')).toBeVisible({ timeout: 15_000 })
  await player.shows(12.5)
  await expect(panel(page)).toHaveCount(0)
  await player.pause()
  await expect.poll(() => reports.at(-1)).toMatchObject({ missing: 4 })
  expect(reports.flatMap(({ ranges = [] }) => ranges).filter(([start, end]) => start < 11.5 && end > 8.5)).toEqual([])
})

test('a lesson whose playlist has no end tag ends', async ({ page }) => {
  const player = new Player(page)
  await page.goto(lessonUrl(await formLesson(page, 'HLS：没有结束标记')))
  await player.shows(0.5)
  await player.seek(22)
  await expect.poll(() => isEnded(player)).toBe(true)
})

test('captions in SubRip and GBK show as the transcript', async ({ page }) => {
  await page.goto(`${lessonUrl(await formLesson(page, 'SRT 字幕，GBK 编码'))}#side=transcript`)
  await expect(page.getByText('同学们好，欢迎来到第一讲。')).toBeVisible()
})
