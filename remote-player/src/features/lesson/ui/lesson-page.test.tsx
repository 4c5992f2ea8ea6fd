import { act, screen, waitFor, within } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { mountOffline, MountOnClick, goOnline } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { answers, course, fakeMedia, owned, play } from '../testing/sample-lesson.ts'
import LessonPage from './lesson-page.tsx'

const address = '/live?course_id=12&section_id=101'

// jsdom has no Media Source Extensions: the lesson plays natively.
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

const open = (given: Answers = answers, { at = address, session = false } = {}) =>
  renderPage(<LessonPage />, { address: at, answers: given, session })
const findVideo = async () => (await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' }))
const outline = () => within(screen.getByRole('navigation', { name: '课程目录' }))

async function loaded(video: HTMLVideoElement) {
  const media = fakeMedia(video)
  await act(async () => media.fire('loadedmetadata', 'loadeddata', 'canplay'))
  return media
}

test('a visitor watches a trial lesson, sees the login hint, and reports nothing', async () => {
  const page = open()
  const { state, fire } = await loaded(await findVideo())
  expect(screen.getByRole('heading', { level: 1, name: '犯罪构成' })).toBeVisible()
  expect(screen.getByText('登录后可以保存学习进度，下次接着学')).toBeVisible()
  state.currentTime = 30
  act(() => fire('playing', 'pause', 'seeking', 'seeked', 'ended'))
  page.unmount()
  expect(page.calls.map(({ name }) => name)).not.toContain('POST /v1/video/study/report')
})

test('the hint opens the login dialog', async () => {
  const { user } = open()
  await findVideo()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(useAuth.getState().dialog).not.toBeNull()
})

test('a visitor who logs in stays at the position, and progress counts from then on', async () => {
  const first = open()
  const { state } = await loaded(await findVideo())
  state.currentTime = 33
  first.unmount()
  const second = open(answers, { session: true })
  const video = await findVideo()
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.currentTime).toBe(33)
  second.unmount()
})

test('the outline shows the state of each lesson and marks the current one', async () => {
  open()
  await findVideo()
  const current = await outline().findByRole('link', { name: /犯罪构成 01:30 试听/ })
  expect(current).toHaveAttribute('aria-current', 'page')
  expect(outline().getByRole('link', { name: /故意与过失.*未解锁/ })).toHaveAttribute('href', '/live?course_id=12&section_id=102')
  expect(outline().getByRole('link', { name: /答疑直播.*直播/ })).toHaveAttribute('href', '/living?live_room_id=88')
  expect(outline().getByText('直播回放').closest('a')).toBeNull()
  expect(outline().getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(['第 1 章 总论', '第 2 章 分论'])
})

test('a buyer sees progress, no locks and no trials', async () => {
  const list = [
    { section_id: '101', position: 88, duration: 90, played: 90, finished: true, updated_at: 1 },
    { section_id: '102', position: 31.5, duration: 90, played: 31, finished: false, updated_at: 2 },
  ]
  open({ ...owned, 'GET /v1/user/study/section': { list } }, { session: true })
  await findVideo()
  expect(await outline().findByRole('link', { name: /犯罪构成.*已学完/ })).toBeVisible()
  expect(outline().getByRole('link', { name: /故意与过失.*学到 00:31/ })).toBeVisible()
  expect(outline().queryByText('试听')).toBeNull()
  expect(outline().queryByText('未解锁')).toBeNull()
})

test('a locked lesson keeps its layout and offers the purchase', async () => {
  const { user } = open({ ...answers, 'GET /v1/video/play': ApiFailure.refused(403003, '请先购买课程') }, { at: '/live?course_id=12&section_id=102' })
  expect(await screen.findByRole('heading', { name: '购买课程后即可学习本节' })).toBeVisible()
  expect(screen.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/payment?course_id=12')
  expect(screen.getByRole('heading', { level: 1, name: '故意与过失' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('登录后可以保存学习进度，下次接着学')).toBeNull()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(useAuth.getState().dialog).not.toBeNull()
})

test('a login on the page of a locked lesson requests it again', async () => {
  const hasCourse = () => auth.token() !== null
  open({
    ...owned,
    'GET /v1/video/play': () => (hasCourse() ? play : ApiFailure.refused(403003, '请先购买课程')),
  })
  await screen.findByRole('heading', { name: '购买课程后即可学习本节' })
  act(() => auth.signIn({ access_token: 't', expires_in: 7200, is_bind: 1, openid: '', unionid: '' }))
  expect(await findVideo()).toBeVisible()
})

test.each([
  ['a lesson that is gone', { 'GET /v1/video/play': ApiFailure.refused(404002, 'x') }, '课时不存在或已下架'],
  ['a lesson without a recording', { 'GET /v1/video/play': ApiFailure.refused(409005, '直播回放正在生成，请稍后再来观看') }, '直播回放正在生成，请稍后再来观看'],
  ['a course that is gone', { 'GET /v1/course/detail': ApiFailure.refused(404001, 'x') }, '课程不存在或已下架'],
])('%s offers a way on', async (_, given, text) => {
  open({ ...answers, ...given })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /查看课程详情|查看全部课程/ })[0]).toBeVisible()
})

test.each(['/live', '/live?course_id=x&section_id=1', '/live?course_id=12&section_id=1;2'])('%s is an incomplete link', (at) => {
  open(answers, { at })
  expect(screen.getByText('课时不存在或已下架')).toBeVisible()
})

test('an address without a lesson redirects to the one studied last', async () => {
  const list = [{ section_id: '102', position: 5, duration: 90, played: 5, finished: false, updated_at: 9 }]
  const page = open({ ...owned, 'GET /v1/user/study/section': { list } }, { at: '/live?course_id=12', session: true })
  await waitFor(() => expect(page.address()).toBe('/live?course_id=12&section_id=102'))
  await findVideo()
  const asked = page.calls.map(({ name }) => name).filter((name) => /course\/detail|study\/section/.test(name))
  expect(asked.sort()).toEqual(['GET /v1/course/detail', 'GET /v1/user/study/section'])
})

test.each([5_000, 3_600_000])('a report of %d ms ago that has no answer yet: the lesson resumes at it, and asks for the progress once', async (age) => {
  const report = { course_id: '12', section_id: '101', session_id: 'page-old', seq: 1, position: 42, duration: 90, played: 2 }
  localStorage.setItem('xhkt_study_reports.page-old', JSON.stringify([{ owner: '1', at: Date.now() - age, report }]))
  const noAnswer = () => new Promise<never>(() => undefined)
  const page = open({ ...owned, 'POST /v1/video/study/report': noAnswer }, { session: true })
  const video = await findVideo()
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.currentTime).toBe(42)
  expect(page.calls.filter(({ name }) => name === 'GET /v1/user/study/section')).toHaveLength(1)
})

test('an address without a lesson keeps its tab', async () => {
  const list = [{ section_id: '102', position: 5, duration: 90, played: 5, finished: false, updated_at: 9 }]
  open({ ...owned, 'GET /v1/user/study/section': { list } }, { at: '/live?course_id=12#tab=materials', session: true })
  expect(await screen.findByRole('link', { name: '资料', current: true })).toBeVisible()
})

test('a failed call shows 重试 in place', async () => {
  let isDown = true
  const { user } = open({ ...answers, 'GET /v1/video/play': () => (isDown ? ApiFailure.network() : play) })
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(await outline().findByText('犯罪构成')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await findVideo()).toBeVisible()
})

test('offline: video, outline and tabs say so, and load when the network is back', async () => {
  renderPage(<MountOnClick><LessonPage /></MountOnClick>, { address, answers })
  mountOffline()
  expect(screen.getAllByText('网络异常')).toHaveLength(3)
  expect(screen.getAllByText('网络已断开，恢复后会自动加载')).toHaveLength(3)
  goOnline()
  expect(await findVideo()).toBeVisible()
  expect(await outline().findByText('犯罪构成')).toBeVisible()
})

test('offline: the transcript says so', async () => {
  renderPage(<MountOnClick><LessonPage /></MountOnClick>, { address: `${address}#side=transcript`, answers })
  mountOffline()
  await waitFor(() => expect(screen.getAllByText('网络已断开，恢复后会自动加载')).toHaveLength(3))
})

test('offline: an address without a lesson says so, and redirects when the network is back', async () => {
  const list = [{ section_id: '102', position: 5, duration: 90, played: 5, finished: false, updated_at: 9 }]
  const given = { ...owned, 'GET /v1/user/study/section': { list } }
  const page = renderPage(<MountOnClick><LessonPage /></MountOnClick>, { address: '/live?course_id=12', answers: given, session: true })
  mountOffline()
  expect(screen.getByText('网络异常')).toBeVisible()
  goOnline()
  await waitFor(() => expect(page.address()).toBe('/live?course_id=12&section_id=102'))
})

test('a failed outline leaves the video alone', async () => {
  let isDown = true
  const { user } = open({ ...answers, 'GET /v1/course/detail': () => (isDown ? ApiFailure.status(500) : course) })
  expect(await findVideo()).toBeVisible()
  isDown = false
  await user.click(await outline().findByRole('button', { name: '重试' }))
  expect(await outline().findByText('故意与过失')).toBeVisible()
})

test.each([
  ['a lesson', address],
  ['a course without a lesson', '/live?course_id=12'],
])('a failed progress shows a toast: %s', async (_, at) => {
  open({ ...owned, 'GET /v1/user/study/section': ApiFailure.status(503) }, { at, session: true })
  expect(await screen.findByText('学习进度加载失败，请稍后刷新页面')).toBeVisible()
})

test('with the whole API down the page shows error views and no toast', async () => {
  const down: Answers = Object.fromEntries(Object.keys(answers).map((name) => [name, ApiFailure.status(503)]))
  open(down, { session: true })
  expect(await outline().findByText('系统接口503异常')).toBeVisible()
  await act(() => Promise.resolve())
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
})
