import type { Page } from '@playwright/test'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { formLesson, lessonUrl, Player, watchReports } from './lesson-page.ts'

const LEARNER = '13800000001'

test.use({ allowedConsole: [/Failed to load resource|HTTP 404, not all segments/] })

const panel = (page: Page) => page.getByRole('alert', { name: '视频无法播放' })
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
  await player.openMenu('线路')
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
  await player.openMenu('线路')
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
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(lessonUrl(await formLesson(page, '两条线路都缺一段')))
  await player.shows(0.5)
  await player.seek(7)
  await expect(page.getByText('这里有 4 秒缺失，已跳过')).toBeVisible({ timeout: 15_000 })
  await player.shows(12.5)
  await expect(panel(page)).toHaveCount(0)
  await player.pause()
  await expect.poll(() => reports.at(-1)).toMatchObject({ missing: 4 })
  expect(reports.flatMap(({ ranges = [] }) => ranges).filter(([start, end]) => start < 11.5 && end > 8.5)).toEqual([])
  // A beacon names the gap once.
  expect(faults).toEqual([expect.stringContaining('HTTP 404, not all segments')])
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

const transcript = (page: Page) => page.getByRole('region', { name: '文稿' })
const srt = '1\r\n00:00:00,000 --> 00:00:24,000\r\n<i>今天讲 A &amp; B</i>\r\n'

const timeOf = (at: number): string => `${new Date(at * 1000).toISOString().slice(11, 19)}.000`

/** 3,000 cues in 1 MB, each with the name of a speaker, and one whose end is no time. */
function longCaptions(): string {
  const cueOf = (_: unknown, at: number) => `${timeOf(at)} --> ${timeOf(at + 1)}\n<v 老师>第 ${at} 句${'，讲间隔复习'.repeat(18)}`
  return ['WEBVTT', '00:00:05.000 --> soon\n没有结束', ...Array.from({ length: 3000 }, cueOf)].join('\n\n')
}

test('captions in UTF-16, and 1 MB of captions with a broken cue, are a transcript without markup', async ({ page }) => {
  const url = `${lessonUrl(await formLesson(page, 'SRT 字幕，GBK 编码'))}#side=transcript`
  let body = Buffer.from(`\uFEFF${srt}`, 'utf16le')
  await page.route('**/captions.srt', (route) => route.fulfill({ body }))
  await page.goto(url)
  await expect(transcript(page).getByText('今天讲 A & B', { exact: true })).toBeVisible()
  body = Buffer.from(longCaptions())
  expect(body.length).toBeGreaterThan(1_000_000)
  await page.reload()
  await expect(transcript(page).getByRole('listitem')).toHaveCount(3000)
  await expect(transcript(page).getByRole('listitem').first()).toHaveText(/^00:00第 0 句，讲间隔复习/)
})

test('a lesson to listen to shows cover and title, and has no quality and no picture in picture', async ({ page }) => {
  const title = '只有声音：M4A'
  const player = new Player(page)
  await page.goto(lessonUrl(await formLesson(page, title)))
  await player.passes(0.5)
  const stage = page.getByRole('group', { name: '视频播放器' })
  await expect(stage.getByText(title)).toBeVisible()
  await expect(stage.locator('img[src*="/covers/"]')).toBeVisible()
  await expect(stage.getByRole('button', { name: '倍速' })).toBeVisible()
  await expect(stage.getByRole('button', { name: /清晰度|画中画/ })).toHaveCount(0)
  const session = () => page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.metadata?.artwork.length])
  await expect.poll(session).toEqual([title, 1])
  await axe(page)
})

test('a lesson that no line plays leads to its lines, the next lesson, its materials and a filled-in feedback', async ({ page, sandbox }) => {
  await signIn(page, LEARNER)
  await sandbox.fault({ match: '.mp4', status: 500 })
  await page.goto(lessonUrl(await formLesson(page, '一个 MP4 文件')))
  await expect(panel(page)).toContainText('视频服务器暂时出错，请稍后重试')
  await expect(panel(page)).not.toContainText('网络')
  await expect(panel(page).getByRole('button')).toHaveText(['重试', '换线路一'])
  await expect(panel(page).getByRole('link')).toHaveText(['学习下一节', '看资料', '反馈'])
  await axe(page)
  await panel(page).getByRole('link', { name: '反馈' }).click()
  await expect(page.getByRole('textbox', { name: '反馈内容' })).toHaveValue(/课时：一个 MP4 文件.*\n位置：00:00\n线路：线路二\n原因：视频服务器暂时出错/)
})
