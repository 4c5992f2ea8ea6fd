import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import { answers, course, fakeMedia, owned, timeRanges } from '../../../testing/sample-lesson.ts'
import LessonPage from '../../lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

const setMotion = (isReduced: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = isReduced && query.includes('reduce')
    return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  })

interface Given {
  section?: string
  answers?: Answers
  session?: boolean
  played?: [number, number][]
}

/** Opens a lesson of 90 s and plays it to its end. */
async function reachEnd({ section = '101', answers: given = owned, session = true, played = [[0, 90]] }: Given = {}) {
  const page = renderPage(<LessonPage />, { address: `/live?course_id=12&section_id=${section}`, answers: given, session })
  const video = await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' })
  await screen.findByRole('link', { name: /罪数/ })
  const { state, fire } = fakeMedia(video)
  await act(async () => fire('loadedmetadata', 'loadeddata', 'canplay', 'playing'))
  Object.assign(state, { currentTime: 90, played: timeRanges(played) })
  await act(async () => fire('ended'))
  return { page, video, state, fire }
}

const studied = (finished: string[]): Answers => {
  const all = { position: 90, duration: 90, played: 90, finished: true, updated_at: 9 }
  const list = finished.map((section_id): LessonProgress => ({ section_id, ...all }))
  return { ...owned, 'GET /v1/user/study/section': { list } }
}

test('end of a finished lesson: the next one starts after 10 s [courses#the-end-of-a-lesson]', async () => {
  setMotion(false)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const { page } = await reachEnd()
  expect(screen.getByText('下一节：故意与过失')).toBeVisible()
  expect(screen.getByText('10 秒后自动播放下一节，按任意键取消')).toBeInTheDocument()
  await act(async () => jest.advanceTimersByTime(8_000))
  expect(page.address()).toContain('section_id=101')
  await act(async () => jest.advanceTimersByTime(3_000))
  jest.useRealTimers()
  await waitFor(() => expect(page.address()).toBe('/live?course_id=12&section_id=102'))
})

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'j' })],
  ['a press anywhere', () => fireEvent.pointerDown(document.body)],
  ['取消自动播放', () => fireEvent.click(screen.getByRole('button', { name: '取消自动播放' }))],
  ['a hidden tab', () => fireEvent(document, new Event('visibilitychange'))],
])('end of a finished lesson: %s stops the countdown', async (_, stop) => {
  setMotion(false)
  await reachEnd()
  expect(screen.getByText(/秒后自动播放$/)).toBeVisible()
  stop()
  expect(screen.queryByText(/秒后自动播放/)).toBeNull()
  expect(screen.getByRole('link', { name: '学习下一节' })).toHaveAttribute('href', '/live?course_id=12&section_id=102')
})

test('end of a finished lesson: with 自动播放下一节 switched off nothing starts by itself, in later lessons too', async () => {
  setMotion(false)
  const { page } = await reachEnd()
  const autoplay = () => screen.getByRole('button', { name: '自动播放下一节' })
  expect(autoplay()).toHaveAttribute('aria-pressed', 'true')
  act(() => autoplay().focus())
  await page.user.keyboard('{Enter}')
  page.unmount()
  await reachEnd()
  expect(screen.getByRole('link', { name: '学习下一节' })).toBeVisible()
  expect(screen.queryByText(/秒后自动播放/)).toBeNull()
  expect(autoplay()).toHaveAttribute('aria-pressed', 'false')
})

test('end of a finished lesson: with reduced motion nothing starts by itself', async () => {
  setMotion(true)
  await reachEnd()
  expect(screen.getByRole('link', { name: '学习下一节' })).toBeVisible()
  expect(screen.queryByText(/秒后自动播放/)).toBeNull()
})

test('end after a drag: says what is left, and leads to the first part that was not played [courses#the-end-of-a-lesson]', async () => {
  const { page, state } = await reachEnd({ played: [[0, 12], [85, 90]] })
  expect(screen.queryByText('本节已学完')).toBeNull()
  expect(screen.getByText('还有 1 分钟没有看')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '从 00:12 继续看' }))
  expect(state.currentTime).toBe(12)
})

test('end of a lesson that was finished before: a drag does not undo it', async () => {
  await reachEnd({ answers: studied(['101']), played: [[85, 90]] })
  expect(await screen.findByRole('heading', { name: '本节已学完' })).toBeVisible()
})

test('end of the last lesson: names the first lesson that is not finished, and restarts', async () => {
  const { page, state } = await reachEnd({ section: '203', answers: studied(['101']) })
  expect(screen.getByText('这是本课程的最后一节')).toBeVisible()
  expect(screen.getByText('还有 1 节没有学完：故意与过失')).toBeVisible()
  expect(screen.getByRole('link', { name: '学习未学完的课时' })).toHaveAttribute('href', '/live?course_id=12&section_id=102')
  await page.user.click(screen.getByRole('button', { name: '从头播放' }))
  expect(state.currentTime).toBe(0)
})

test('end of the course: says so, and leads to the evaluation of its order', async () => {
  const finished: CourseDetail = { ...course, owned: true, evaluation_order_no: '88001' }
  await reachEnd({ section: '203', answers: { ...studied(['101', '102']), 'GET /v1/course/detail': finished } })
  expect(screen.getByRole('heading', { name: '恭喜您学完本课程' })).toBeVisible()
  expect(screen.getByRole('link', { name: '评价课程' })).toHaveAttribute('href', '/orderDetail?order_no=88001')
})

test('end of a trial: offers the purchase and the trial again, not a locked lesson [courses#the-end-of-a-lesson]', async () => {
  const { page, state } = await reachEnd({ answers, session: false })
  expect(screen.getByRole('heading', { name: '试听已结束' })).toBeVisible()
  expect(screen.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/payment?course_id=12')
  expect(screen.queryByRole('link', { name: '学习下一节' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '再听一遍' }))
  expect(state.currentTime).toBe(0)
})
