import type { Page } from '@playwright/test'
import { axe, expect, liveRoomIds, signIn, test } from '../../scripts/e2e/fixtures.ts'

const LEARNER = '13800000001'
const { free, flv, paused, owned, toBuy, soon, playback: ended } = liveRoomIds

const address = (room: string) => `/living?live_room_id=${room}`
const shared = (room: string) => `/shareLiving?live_room_id=${room}`
const video = (page: Page) => page.locator('video')
const frames = (page: Page) => video(page).evaluate((each: HTMLVideoElement) => each.getVideoPlaybackQuality().totalVideoFrames)

/** The picture moves: more frames are decoded than before. Another line starts to count anew. */
async function plays(page: Page): Promise<void> {
  await expect(video(page)).toBeAttached()
  let before = await frames(page)
  const more = async (): Promise<number> => {
    const now = await frames(page)
    before = Math.min(before, now)
    return now - before
  }
  await expect.poll(more, { timeout: 20_000 }).toBeGreaterThan(6)
}

const setStage = async (page: Page, live_room_id: string, stage: number) =>
  expect((await page.request.post('/sandbox/live/stage', { data: { live_room_id, stage } })).ok()).toBe(true)

// A pause ends the playlists and streams under a player that has not heard of it yet; the faults are the tests' own.
test.use({ allowedConsole: [/status of (404|500)/] })

test('a visitor watches a free room as HLS, by keyboard', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(address(free))
  await plays(page)
  await expect(page).toHaveTitle('学海课堂-直播')
  await expect(page.getByText(/^延迟 \d+ 秒$/)).toBeAttached()
  expect(scripts.filter((path) => /\/flv[.-]/.test(path))).toEqual([])
  await axe(page)

  await page.keyboard.press('k')
  await expect(video(page)).toHaveJSProperty('paused', true)
  await page.keyboard.press('l')
  await expect(video(page)).toHaveJSProperty('paused', false)
  await page.getByRole('button', { name: /^切换到线路二/ }).press('Enter')
  await expect(page.getByRole('button', { name: /^切换到线路一/ })).toBeAttached()
  await plays(page)
})

test('an FLV room loads its engine and plays, and its second line plays low-latency HLS part by part [live#picture]', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(shared(flv))
  await plays(page)
  expect(paths.filter((path) => path.endsWith('.flv'))).toEqual([`/media/live/${flv}.flv`])
  expect(paths.filter((path) => /\/flv[.-][^/]*\.js$/.test(path))).toHaveLength(1)

  await page.getByRole('button', { name: /^切换到线路二/ }).press('Enter')
  // Plays beyond the end of a segment, where hls.js could fall back to whole segments.
  const segments = () => new Set(paths.flatMap((path) => /\/low-latency\/(\d+)\.[1-5]\.ts$/.exec(path)?.[1] ?? [])).size
  await expect.poll(segments, { timeout: 20_000 }).toBeGreaterThan(2)
  await plays(page)
  // With whole segments of 6 s the latency would be about 20 s.
  const latency = async () => Number(/\d+/.exec(await page.getByText(/^延迟 \d+ 秒$/).innerText()))
  await expect.poll(latency).toBeLessThan(8)
  expect(paths.filter((path) => /\/720p\/\d+\.ts$/.test(path))).toEqual([])
})

test('the picture comes back by itself once its server works again', async ({ page, sandbox }) => {
  await page.goto(address(flv))
  await plays(page)
  await sandbox.fault({ match: '/media/', status: 500 })
  await page.getByRole('button', { name: /^切换到线路二/ }).press('Enter')
  await expect(page.getByText(/正在重新连接……/)).toBeVisible()
  await sandbox.clearFaults()
  await expect(page.getByText(/正在重新连接……/)).toBeHidden({ timeout: 20_000 })
  await plays(page)
})

test('two browsers see the teacher pause, resume and end, without a reload [live#stages]', async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL })).newPage()
  await signIn(page, LEARNER)
  await page.goto(address(owned))
  await other.goto(address(free))
  await plays(other)
  await page.bringToFront()
  await plays(page)
  for (const room of [owned, free]) await setStage(page, room, 3)
  for (const each of [page, other]) await expect(each.getByRole('heading', { name: '老师暂停了直播' })).toBeVisible({ timeout: 15_000 })
  await setStage(page, owned, 2)
  await expect(page.getByRole('heading', { name: '老师暂停了直播' })).toBeHidden({ timeout: 15_000 })
  await plays(page)
  await setStage(page, free, 4)
  await expect(other.getByRole('heading', { name: '直播已结束' })).toBeVisible({ timeout: 15_000 })
  await other.context().close()
})

test('a room shows its state before the start, in a pause, after the end, and to a learner without the course', async ({ page, sandbox }) => {
  await page.goto(address(soon))
  await expect(page.getByRole('timer')).toBeVisible()
  await axe(page)
  await page.goto(address(paused))
  await expect(page.getByRole('heading', { name: '老师暂停了直播' })).toBeVisible()
  await axe(page)
  await page.goto(address(toBuy))
  await expect(page.getByRole('link', { name: '立即购买 ¥499.00' })).toBeVisible()
  await axe(page)
  await page.goto(address(ended))
  await expect(page.getByRole('link', { name: '观看回放' })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: '观看回放' }).click()
  await expect(page).toHaveTitle('学海课堂-录播课')
  await page.goto(address('7'))
  await expect(page.getByRole('heading', { name: '直播间不存在' })).toBeVisible()
  await axe(page)
  await sandbox.fault({ match: '/v1/live/room', status: 500 })
  await page.goto(address(free))
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await axe(page)
  await sandbox.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await plays(page)
})
