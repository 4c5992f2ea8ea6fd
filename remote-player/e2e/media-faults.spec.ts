import type { Page } from '@playwright/test'
import type { CourseDetail } from '@xhkt/contract'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { holdBack } from '../../scripts/e2e/hold-back.ts'
import { findLesson, lessonUrl, Player, savedPosition } from './lesson-page.ts'

const LEARNER = '13800000001'

test.use({ allowedConsole: [/Failed to load resource/] })

const trialOf90Seconds = (page: Page) => findLesson(page, (lesson) => lesson.type === 1 && lesson.is_trial && lesson.duration === 90)
const panel = (page: Page) => page.getByRole('alert', { name: '视频无法播放' })

/** Counts how often the lesson was asked for. */
function countPlays(page: Page): { count: number } {
  const plays = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/v1/video/play')) plays.count++
  })
  return plays
}

test('a segment that fails, and one that is cut off, are loaded again without a notice', async ({ page, sandbox }) => {
  const trial = await trialOf90Seconds(page)
  const player = new Player(page)
  await sandbox.fault({ match: '.ts', status: 500, times: 1 })
  await page.goto(lessonUrl(trial))
  await player.shows(0.5)
  await sandbox.fault({ match: '.ts', drop: true, times: 2 })
  await player.seek(80)
  await player.shows(80)
  await expect(panel(page)).toHaveCount(0)
})

test('a refused address is requested again: once automatically, then by 重试, at the same position [courses#playing-a-lesson]', async ({ page, sandbox }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned && lesson.duration === 90)
  const player = new Player(page)
  const plays = countPlays(page)
  await page.goto(lessonUrl(mine))
  await player.shows(0.5)
  await sandbox.fault({ match: '.ts', status: 403 })
  await player.seek(72)
  await expect(panel(page)).toContainText('视频地址已失效，请重试')
  expect(plays.count).toBe(2)
  await axe(page)
  await sandbox.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await player.shows(72)
  expect(plays.count).toBe(3)
  const position = await player.pause()
  expect(position).toBeLessThan(85)
  await expect.poll(() => savedPosition(page, mine)).toBeCloseTo(position, 0)
})

test('a lesson whose addresses have expired after a pause of three hours plays on at the same position by itself [courses#playing-a-lesson]', async ({ page, sandbox }) => {
  const trial = await trialOf90Seconds(page)
  const player = new Player(page)
  const plays = countPlays(page)
  await page.goto(lessonUrl(trial))
  await player.shows(0.5)
  await player.pause()
  await sandbox.advance(3 * 3600)
  const refused = page.waitForResponse((response) => response.url().endsWith('.ts') && response.status() === 403)
  await player.seek(72)
  await refused
  await expect.poll(() => plays.count).toBe(2)
  await expect.poll(player.position).toBeGreaterThanOrEqual(72)
  await expect(player.video).toHaveJSProperty('paused', true)
  await player.play()
  await player.shows(72)
  expect(await player.position()).toBeLessThan(85)
  await expect(panel(page)).toHaveCount(0)
})

test('a playlist whose segments are gone is replaced without a press', async ({ page, sandbox }) => {
  const trial = await trialOf90Seconds(page)
  const player = new Player(page)
  const plays = countPlays(page)
  await page.goto(lessonUrl(trial))
  await player.shows(0.5)
  await sandbox.fault({ match: '.ts', status: 404 })
  const asked = page.waitForRequest((request) => request.url().includes('/v1/video/play'))
  // The new addresses must not come before their segments are there.
  const release = await holdBack(page, /\/v1\/video\/play/)
  await player.seek(72)
  await asked
  await sandbox.clearFaults()
  release()
  await player.shows(72)
  expect(plays.count).toBe(2)
  await expect(panel(page)).toHaveCount(0)
})

test('without a network the loaded part plays, and the rest once the network is back', async ({ page, context }) => {
  // The host would load the login dialog for a visitor meanwhile.
  await signIn(page, LEARNER)
  const trial = await trialOf90Seconds(page)
  const player = new Player(page)
  await page.goto(lessonUrl(trial))
  await player.shows(0.5)
  await context.setOffline(true)
  const notice = page.getByText('网络已断开，正在播放已加载的部分')
  await expect(notice).toBeVisible()
  // The page has a notice of its own.
  const ofPage = page.getByText('网络已断开，恢复后会自动加载', { exact: true })
  await expect(ofPage).toBeVisible()
  const [ours, theirs] = await Promise.all([notice.boundingBox(), ofPage.boundingBox()])
  expect(ours!.x + ours!.width).toBeLessThanOrEqual(theirs!.x)
  await player.shows((await player.position()) + 0.5)
  await axe(page)
  await player.seek(80)
  await expect(page.getByText('网络已断开，恢复后会自动继续播放')).toBeVisible()
  await context.setOffline(false)
  await player.shows(80)
  await expect(page.getByText(/网络已断开/)).toHaveCount(0)
})

test('a segment that hangs shows a notice after 10 s, and another line plays on at the same position', async ({ page, sandbox }) => {
  const trial = await trialOf90Seconds(page)
  const player = new Player(page)
  await page.goto(lessonUrl(trial))
  await player.shows(0.5)
  await sandbox.fault({ match: '/media/lessons/*.ts', delay_ms: 120_000 })
  await player.seek(72)
  await expect(page.getByText('视频加载较慢，请稍候')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: '降低清晰度' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: '换条线路' }).click()
  await player.shows(72)
  expect(await player.position()).toBeLessThan(80)
  await expect(page.getByText('视频加载较慢，请稍候')).toHaveCount(0)
})

test('a lesson, and then its video, that does not load shows 重试 within a narrow picture, and then starts', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const trial = await trialOf90Seconds(page)
  const retry = page.getByRole('button', { name: '重试' })
  await sandbox.fault({ match: '/v1/video/play', status: 500 })
  await page.goto(lessonUrl(trial))
  await expect(page.getByText('系统接口500异常')).toBeVisible()
  await expect(retry).toBeInViewport({ ratio: 1 })
  await sandbox.clearFaults()
  await sandbox.fault({ match: '.m3u8', status: 500 })
  await retry.click()
  await expect(panel(page)).toContainText('视频服务器暂时出错，请稍后重试')
  await expect(panel(page).getByRole('link', { name: '反馈' })).toBeInViewport({ ratio: 1 })
  await sandbox.clearFaults()
  await retry.click()
  await new Player(page).shows(0.5)
})

test('a browser without the codec leads to the app', async ({ page }) => {
  await page.addInitScript(() => {
    const isSupported = MediaSource.isTypeSupported.bind(MediaSource)
    // Only the general check of hls.js passes.
    MediaSource.isTypeSupported = (type) => isSupported(type) && !/avc1\.(4d|64)/i.test(type)
  })
  await page.goto(lessonUrl(await trialOf90Seconds(page)))
  await expect(panel(page)).toContainText('当前浏览器无法解码该视频')
  await expect(page.getByRole('link', { name: '下载APP' })).toBeVisible()
  await axe(page)
})

test('a material keeps its long name, and words say which is gone and which is refused', async ({ page }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
  const long = `${'讲义 100% '.repeat(16)}最后一页.pdf`
  const materials = [
    { id: '1', name: long, size: 4, url: '/files/200' },
    { id: '2', name: '删除了.zip', size: 4, url: '/files/404' },
    { id: '3', name: '过期了.ppt', size: 4, url: '/files/403' },
  ]
  await page.route('**/v1/course/detail?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: CourseDetail }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, materials } } })
  })
  await page.route('**/files/*', (route) => route.fulfill({ status: Number(route.request().url().slice(-3)), body: 'text' }))
  await page.goto(`${lessonUrl(mine)}#tab=materials`)
  const load = (name: string) => page.getByRole('button', { name: `下载 ${name}` }).click()
  const download = page.waitForEvent('download')
  await load(long)
  expect((await download).suggestedFilename()).toBe(long)
  await load('删除了.zip')
  await expect(page.getByText('文件已不存在，请联系客服')).toBeVisible()
  await load('过期了.ppt')
  await expect(page.getByText('下载地址已失效，请重试')).toBeVisible()
})
