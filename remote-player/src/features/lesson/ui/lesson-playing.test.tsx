import { act, screen, waitFor } from '@testing-library/react'
import type { StudyReport } from '@xhkt/contract'
import { type Answers, ApiFailure, type PageUnderTest, renderPage } from '@xhkt/testing/render-page'
import { answers, fakeMedia, owned, play } from '../testing/sample-lesson.ts'
import LessonPage from './lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

async function open(given: Answers = answers, { session = false, position = '' } = {}) {
  const page = renderPage(<LessonPage />, { address: `/live?course_id=12&section_id=101${position}`, answers: given, session })
  const video = await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' })
  return { page, video }
}

async function load(video: HTMLVideoElement) {
  const media = fakeMedia(video)
  await act(async () => media.fire('loadedmetadata', 'loadeddata', 'canplay'))
  return media
}

const at = (position: number): Answers => ({ ...owned, 'GET /v1/video/play': { ...play, position } })
const isStart = ({ playing, played }: StudyReport) => playing === true && played === 0
/** The study reports of a page, without those of the start of playing. */
const reports = ({ calls }: PageUnderTest) => calls.map(({ name, body }) => [name, body as StudyReport] as const).flatMap(([name, body]) => (name.endsWith('study/report') && !isStart(body) ? body : []))

test('continues at the last position, says so, and offers the start', async () => {
  const { page, video } = await open(at(47), { session: true })
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.currentTime).toBe(47)
  // Before the engine has reached the position, a press would have no effect.
  expect(screen.queryByText(/已为您定位到/)).toBeNull()
  await act(async () => void video.dispatchEvent(new Event('loadeddata')))
  expect(screen.getByText(/已为您定位到 00:47/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '从头播放' }))
  expect(video.currentTime).toBe(0)
  expect(screen.queryByText(/已为您定位到/)).toBeNull()
})

test.each([
  ['&position=30', 30],
  ['&position=90000', 47],
  ['&position=x', 47],
])('an address with %s starts at %d s, and a reload resumes [personal#my-notes]', async (position, second) => {
  const { page, video } = await open(at(47), { session: true, position })
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.currentTime).toBe(second)
  expect(page.address()).toBe('/live?course_id=12&section_id=101')
})

test.each([
  ['at the start', 0],
  ['with less than 10 s left', 81],
])('%s there is no resume notice', async (_, position) => {
  const { video } = await open(at(position), { session: true })
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  await act(async () => void video.dispatchEvent(new Event('loadeddata')))
  expect(video.currentTime).toBe(0)
  expect(screen.queryByText(/已为您定位到/)).toBeNull()
})

test('reports what was played', async () => {
  const { page, video } = await open(owned, { session: true })
  const { state, fire } = await load(video)
  act(() => fire('playing'))
  state.currentTime = 0.4
  await act(async () => fire('timeupdate', 'pause'))
  await waitFor(() => expect(reports(page)).toHaveLength(1))
  expect(reports(page)[0]).toMatchObject({ course_id: '12', section_id: '101', seq: expect.any(Number), position: 0.4, duration: 90, ranges: [[0, 0.4]], played: 0.4 })
})

const studied = (ranges: [number, number][]) => {
  const list = [{ section_id: '101', position: 20, duration: 90, played: 80, ranges, finished: false, updated_at: 9 }]
  return { ...owned, 'GET /v1/user/study/section': { list } }
}

test('the outline shows a lesson as finished when 90 % of it were played', async () => {
  const { page, video } = await open(studied([[0.4, 81]]), { session: true })
  const { state, fire } = await load(video)
  act(() => fire('playing'))
  state.currentTime = 0.4
  await act(async () => fire('timeupdate', 'pause'))
  await waitFor(() => expect(reports(page)).toHaveLength(1))
  expect(await screen.findByRole('link', { name: /犯罪构成.*已学完/ })).toBeVisible()
})

test('dragging to the end finishes no lesson [courses#study-progress]', async () => {
  const { page, video } = await open(studied([[0, 20]]), { session: true })
  const { state, fire } = await load(video)
  act(() => fire('seeking'))
  state.currentTime = 90
  await act(async () => fire('seeked', 'ended'))
  await waitFor(() => expect(reports(page)).toMatchObject([{ position: 90, ranges: [], played: 0 }]))
  expect(await screen.findByRole('link', { name: /犯罪构成.*学到 01:30/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /犯罪构成.*已学完/ })).toBeNull()
})

test('leaving the page reports the rest', async () => {
  const { page, video } = await open(owned, { session: true })
  const { state } = await load(video)
  state.currentTime = 21
  page.unmount()
  await waitFor(() => expect(reports(page)).toMatchObject([{ position: 21, played: 0 }]))
})

test('a session that ends during the lesson keeps the report for the next login', async () => {
  const refused = { ...owned, 'POST /v1/video/study/report': ApiFailure.refused(401001, 'x') }
  const { video } = await open(refused, { session: true })
  const { state, fire } = await load(video)
  act(() => fire('playing'))
  state.currentTime = 0.4
  await act(async () => fire('timeupdate', 'pause'))
  expect(await screen.findByText('登录状态已过期，请重新登录！')).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('xhkt_study_reports.'))).not.toEqual([])
  expect(video).toBeVisible()
})

test('under the error of a lesson nothing sounds, and a recording of sound alone shows its cover and title', async () => {
  const { video } = await open()
  const { fire } = await load(video)
  expect(screen.getByText('犯罪构成', { selector: 'video ~ div p' })).toBeVisible()
  const cover = () => document.querySelector('video ~ div img')
  expect(cover()).toHaveAttribute('src', play.poster)
  Object.defineProperty(video, 'videoWidth', { value: 640 })
  act(() => fire('resize'))
  expect(screen.queryByText('犯罪构成', { selector: 'video ~ div p' })).toBeNull()
  expect(cover()).toBeNull()
  Object.defineProperty(video, 'error', { value: { code: 3 } })
  await act(async () => fire('error'))
  expect(await screen.findByText('视频播放出错，请重试')).toBeVisible()
  const pause = jest.spyOn(video, 'pause')
  act(() => fire('play'))
  expect(pause).toHaveBeenCalledTimes(1)
})

test('without autoplay a button starts the lesson', async () => {
  const blocked = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('gesture', 'NotAllowedError'))
  const { page, video } = await open()
  const { fire, state } = await load(video)
  blocked.mockResolvedValue()
  await waitFor(() => expect(screen.getAllByRole('button', { name: '播放' })).toHaveLength(2))
  expect(screen.queryByText('加载中')).toBeNull()
  await page.user.click(screen.getAllByRole('button', { name: '播放' })[0]!)
  expect(blocked).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('group', { name: '视频播放器' })).toHaveFocus()
  state.paused = false
  act(() => fire('playing'))
  expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
})

test('buffering is shown and ends', async () => {
  const { video } = await open()
  const { fire } = await load(video)
  act(() => fire('waiting'))
  expect(screen.getByText('加载中')).toBeInTheDocument()
  act(() => fire('playing'))
  expect(screen.queryByText('加载中')).toBeNull()
})

test.each([
  ['the learner asks', (page: PageUnderTest) => page.user.click(screen.getByRole('button', { name: '重试' }))],
  ['the network is back', async () => act(async () => void window.dispatchEvent(new Event('online')))],
])('a failed video continues at its position with a fresh address when %s [courses#playing-a-lesson]', async (_, again) => {
  let asked = 0
  const unreachable = { 'GET /media/lessons/a/index.m3u8': ApiFailure.network(), 'HEAD /media/lessons/a/index.m3u8': ApiFailure.network() }
  const given: Answers = { ...answers, ...unreachable, 'GET /v1/video/play': () => ({ ...play, url: `/media/lessons/a/index.m3u8?sign=${++asked}` }) }
  const { page, video } = await open(given)
  const { state, fire } = await load(video)
  state.currentTime = 52
  act(() => fire('error'))
  expect(await screen.findByText('视频加载失败，请检查网络后重试')).toBeVisible()
  await again(page)
  await waitFor(() => expect(video).toHaveAttribute('src', '/media/lessons/a/index.m3u8?sign=2'))
  expect(screen.queryByText('视频加载失败，请检查网络后重试')).toBeNull()
  state.currentTime = 0
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.currentTime).toBe(52)
})

test('the speed applies to the next lesson', async () => {
  const first = await open()
  await first.page.user.click(screen.getByRole('button', { name: '倍速：正常' }))
  await first.page.user.click(screen.getByRole('menuitemradio', { name: '1.5x' }))
  expect(first.video.playbackRate).toBe(1.5)
  first.page.unmount()
  const { video } = await open()
  await waitFor(() => expect(video.playbackRate).toBe(1.5))
  expect(screen.getByRole('button', { name: '倍速：1.5x' })).toBeVisible()
})

test('a stored speed that is invalid counts as normal speed', async () => {
  localStorage.setItem('xhkt_player', '{"rate":900}')
  const { video } = await open()
  expect(video.playbackRate).toBe(1)
})

test.each([
  ['paused', true, 0],
  ['playing', false, 1],
])('another line continues at the same place, %s as before [courses#playing-a-lesson]', async (_, paused, plays) => {
  const lines = [1, 2].map((line) => ({ name: `线路${line}`, url: `/media/lines/${line}/index.m3u8` }))
  const { page, video } = await open({ ...answers, 'GET /v1/video/play': { ...play, url: lines[0]!.url, lines } })
  const { state } = await load(video)
  Object.assign(state, { currentTime: 52, paused })
  const started = jest.spyOn(video, 'play').mockResolvedValue()
  await page.user.click(screen.getByRole('button', { name: '线路：线路1' }))
  await page.user.click(screen.getByRole('menuitemradio', { name: '线路2' }))
  await waitFor(() => expect(video).toHaveAttribute('src', '/media/lines/2/index.m3u8'))
  state.currentTime = 0
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.currentTime).toBe(52)
  expect(started).toHaveBeenCalledTimes(plays)
  expect(screen.getByRole('button', { name: '线路：线路2' })).toBeVisible()
})

const leavePage = { name: '退出网页全屏' }

test('N opens the next lesson, which stays in page full screen [courses#playing-a-lesson]', async () => {
  const { page, video } = await open(owned, { session: true })
  await waitFor(() => expect(screen.getByRole('link', { name: '下一节' })).toBeVisible())
  await page.user.keyboard('w')
  expect(screen.getByRole('button', leavePage)).toBeVisible()
  await page.user.keyboard('n')
  await waitFor(() => expect(page.address()).toBe('/live?course_id=12&section_id=102'))
  await waitFor(() => expect(video).not.toBeInTheDocument())
  expect(await screen.findByRole('button', leavePage)).toBeVisible()
  await page.user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: '网页全屏' })).toBeVisible()
})

test('a lesson that does not open leaves page full screen [courses#playing-a-lesson]', async () => {
  let opened = 0
  const refused: Answers = { ...owned, 'GET /v1/video/play': () => (++opened === 1 ? play : ApiFailure.refused(403003, '请先购买课程')) }
  const { page } = await open(refused, { session: true })
  await waitFor(() => expect(screen.getByRole('link', { name: '下一节' })).toBeVisible())
  await page.user.keyboard('w')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await page.user.keyboard('n')
  expect(await screen.findByRole('heading', { name: '购买课程后即可学习本节' })).toBeVisible()
  await waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
})
