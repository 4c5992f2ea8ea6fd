import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { goOffline, goOnline } from '@xhkt/testing/network'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { CoursePicture } from './course-picture.tsx'

const buy = { label: '立即购买', href: '/payment?course_id=12', look: 'price' } as const
const play = {
  course_id: '12',
  section_id: '101',
  course_title: '法考客观题全科系统班',
  title: '犯罪构成',
  url: '/media/lessons/a/index.m3u8',
  poster: '',
  duration: 90,
  position: 0,
}

/** A server that cannot be reached. The player asks it once the video has failed. */
const unreachable = { 'GET /media/lessons/a/index.m3u8': ApiFailure.network(), 'HEAD /media/lessons/a/index.m3u8': ApiFailure.network() }

beforeEach(() => {
  // The browser plays the playlist itself, as Safari does.
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
})
afterEach(() => jest.restoreAllMocks())

function open(answer: NonNullable<Answers['GET /v1/video/play']> = play, given = {}, more: Answers = {}) {
  const page = renderPage(<CoursePicture course={sampleCourse(given)} action={buy} />, { answers: { ...unreachable, ...more, 'GET /v1/video/play': answer } })
  return { ...page, video: () => page.container.querySelector('video') }
}

const press = async ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: /^试听/ }))
const loaded = async (video: () => HTMLVideoElement | null) => {
  await screen.findByLabelText('犯罪构成')
  await act(async () => {})
  expect(video()).toHaveAttribute('src', play.url)
  return video()!
}

test('nothing is requested before the trial starts', async () => {
  const page = open()
  expect(page.container.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  expect(page.calls).toHaveLength(0)
  await press(page)
  const video = await loaded(page.video)
  expect(page.calls.map(({ name, query }) => [name, query])).toEqual([['GET /v1/video/play', { course_id: '12', section_id: '101' }]])
  expect(video.controls && video.autoplay).toBe(true)
})

test('the trial has the captions of the lesson, also in SubRip, after its first picture [courses#playing-a-lesson]', async () => {
  const captions = [{ lang: 'zh-CN', label: '中文', url: '/captions.srt' }]
  const files = { 'GET /captions.srt': ApiFailure.raw('1\n00:00:01,500 --> 00:00:03,000\n同学们好') } as Answers
  const page = open({ ...play, captions }, {}, files)
  await press(page)
  const video = await loaded(page.video)
  expect(video).not.toHaveAttribute('crossorigin')
  const track = page.container.querySelector('track')!
  expect(page.calls.map(({ name }) => name)).not.toContain('GET /captions.srt')
  fireEvent.loadedData(video)
  await waitFor(() => expect(track).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
  expect([track.kind, track.srclang, track.label]).toEqual(['captions', 'zh-CN', '中文'])
  track.track.mode = 'hidden'
  await new Promise((resolve) => track.addEventListener('load', resolve))
  expect(Array.from(track.track.cues ?? [], (cue) => (cue as VTTCue).text)).toEqual(['同学们好'])
})

test.each([
  ['a buyer', { owned: true }],
  ['a course without a trial', { chapters: [] }],
])('%s has no 试听', (_, given) => {
  open(play, given)
  expect(screen.queryByRole('button')).toBeNull()
})

test('its end offers the purchase and a replay', async () => {
  const page = open()
  await press(page)
  const video = await loaded(page.video)
  fireEvent.ended(video)
  expect(screen.getByText('试听结束')).toBeVisible()
  expect(screen.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', buy.href)
  await page.user.click(screen.getByRole('button', { name: '再听一遍' }))
  fireEvent.playing(video)
  expect(screen.queryByText('试听结束')).toBeNull()
})

test('a refusal shows its message, and 重试 plays', async () => {
  let refused = true
  const page = open(() => (refused ? ApiFailure.refused(403003, '购买课程后即可学习') : play))
  await press(page)
  expect(await screen.findByText('购买课程后即可学习')).toBeVisible()
  refused = false
  await page.user.click(screen.getByRole('button', { name: '重试' }))
  await loaded(page.video)
  expect(screen.queryByText('视频无法播放')).toBeNull()
})

test('after a failure, playback continues at the same position', async () => {
  const page = open()
  await press(page)
  const video = await loaded(page.video)
  video.currentTime = 42
  Object.defineProperty(video, 'readyState', { value: 1 })
  fireEvent.error(video)
  expect(await screen.findByText('视频加载失败，请检查网络后重试')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '重试' }))
  await loaded(page.video)
  expect(screen.queryByText('视频无法播放')).toBeNull()
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(42)
})

test('a trial that no line plays: the learner can change the line, and send a feedback that says what failed', async () => {
  const second = '/media/lines/2/a/index.m3u8'
  const lines = [{ name: '线路一', url: play.url }, { name: '线路二', url: second }]
  const files = { [`GET ${play.url}`]: ApiFailure.status(503), [`GET ${second}`]: ApiFailure.status(503) } as Answers
  const page = open({ ...play, lines }, {}, files)
  await press(page)
  const video = await loaded(page.video)
  fireEvent.error(video)
  await waitFor(() => expect(video).toHaveAttribute('src', second))
  fireEvent.error(video)
  expect(await screen.findByText('视频服务器暂时出错，请稍后重试')).toBeVisible()
  const href = decodeURIComponent(screen.getByRole('link', { name: '反馈' }).getAttribute('href') ?? '')
  for (const word of ['课时：犯罪构成（101）', '位置：00:00', '线路：线路二', '视频服务器暂时出错']) expect(href).toContain(word)
  // jsdom gives no video the focus.
  const { contexts } = jest.spyOn(video, 'focus').mock
  await page.user.click(screen.getByRole('button', { name: '换线路一' }))
  await waitFor(() => expect(video).toHaveAttribute('src', play.url))
  expect(contexts).toEqual([video])
  expect(video.autoplay).toBe(true)
})

test('a pause of the learner outlasts a remedy', async () => {
  const second = '/media/lines/2/a/index.m3u8'
  const lines = [{ name: '线路一', url: play.url }, { name: '线路二', url: second }]
  const page = open({ ...play, lines }, {}, { [`GET ${play.url}`]: ApiFailure.status(503) })
  await press(page)
  const video = await loaded(page.video)
  fireEvent.play(video)
  fireEvent.pause(video)
  fireEvent.error(video)
  await waitFor(() => expect(video).toHaveAttribute('src', second))
  expect(video.autoplay).toBe(false)
})

test('the video takes the focus, unless the learner has moved it while the trial loaded', async () => {
  // jsdom gives no video the focus.
  const { contexts } = jest.spyOn(HTMLElement.prototype, 'focus').mock
  const started = open()
  await press(started)
  expect(contexts).toContain(await loaded(started.video))
  started.unmount()

  let answer = (_: typeof play): void => undefined
  const page = open(() => new Promise<typeof play>((resolve) => (answer = resolve)))
  const field = page.container.appendChild(document.createElement('input'))
  await press(page)
  field.focus()
  await waitFor(() => expect(page.calls).toHaveLength(1))
  await act(async () => answer(play))
  expect(contexts).not.toContain(await loaded(page.video))
})

test('a line that fails gives way to the next one, and an address that is refused is asked for again', async () => {
  const second = '/media/lines/2/a/index.m3u8'
  const lines = [{ name: '线路一', url: play.url }, { name: '线路二', url: second }]
  const files = { [`GET ${play.url}`]: ApiFailure.status(503), [`GET ${second}`]: ApiFailure.status(403) } as Answers
  const page = open({ ...play, lines }, {}, files)
  await press(page)
  const video = await loaded(page.video)
  // The failure stops the video, and not the learner.
  jest.spyOn(video, 'pause').mockImplementation(() => void fireEvent.pause(video))
  fireEvent.error(video)
  await waitFor(() => expect(video).toHaveAttribute('src', second))
  expect(video.autoplay).toBe(true)
  fireEvent.error(video)
  await waitFor(() => expect(page.calls.filter(({ name }) => name === 'GET /v1/video/play')).toHaveLength(2))
  expect(screen.queryByText('视频无法播放')).toBeNull()
})

test('a network that comes back does not restart the video', async () => {
  let count = 0
  const page = open(() => ({ ...play, url: count++ === 0 ? play.url : '/media/lessons/b/index.m3u8' }))
  await press(page)
  const video = await loaded(page.video)
  goOffline()
  goOnline()
  await act(async () => {})
  expect(page.calls).toHaveLength(1)
  expect(video).toHaveAttribute('src', play.url)
})

test('a browser that supports neither engine shows a message', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
  const page = open()
  await press(page)
  expect(await screen.findByText('当前浏览器不支持播放该视频，请更换浏览器')).toBeVisible()
})
