import { act, screen } from '@testing-library/react'
import { MediaFailure, type MediaFailureReason } from '@xhkt/kit/media/attach-media'
import { accessibilityViolations } from '@xhkt/testing/accessibility'
import { renderPage } from '@xhkt/testing/render-page'
import { fakeMedia, owned, play } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'
import { MediaErrorPanel } from './media-error-panel.tsx'

const onRetry = jest.fn(() => Promise.resolve())
const open = (reason: MediaFailureReason, attempt = 0) =>
  renderPage(<MediaErrorPanel failure={new MediaFailure(reason)} attempt={attempt} onRetry={onRetry} />, { address: '/live', answers: {} })

beforeEach(() => {
  jest.useFakeTimers()
  onRetry.mockClear()
})
afterEach(() => void jest.useRealTimers())

test.each([
  [0, 15_000],
  [1, 30_000],
  [7, 60_000],
])('after %i attempts a failed network is tried again in %i ms, once', (attempt, ms) => {
  open('network', attempt)
  act(() => jest.advanceTimersByTime(ms - 1))
  expect(onRetry).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a server that fails is tried again as the network', () => {
  open('server')
  act(() => jest.advanceTimersByTime(15_000))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test.each(['stale-address', 'gone', 'media', 'codec'] as const)('%s is not tried again by itself', (reason) => {
  open(reason)
  act(() => jest.advanceTimersByTime(600_000))
  expect(onRetry).not.toHaveBeenCalled()
})

test('a failure is an alert that says what has failed', () => {
  open('network')
  expect(screen.getByRole('alert')).toHaveTextContent(new MediaFailure('network').message)
})

test('an unmounted panel retries nothing', () => {
  const { unmount } = open('network')
  unmount()
  jest.advanceTimersByTime(600_000)
  window.dispatchEvent(new Event('online'))
  expect(onRetry).not.toHaveBeenCalled()
})

test.each(['network', 'stale-address', 'media', 'codec', 'unsupported'] as const)('%s: axe finds no violation', async (reason) => {
  jest.useRealTimers()
  open(reason)
  expect(await accessibilityViolations()).toEqual([])
})

test('a lesson that plays on another device, and fails here, has its controls under the error', async () => {
  jest.useRealTimers()
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  const place = { session_id: 'another', since: Math.floor(Date.now() / 1000) }
  const answers = { ...owned, 'GET /v1/video/play': { ...play, place } }
  renderPage(<LessonPage />, { address: '/live?course_id=12&section_id=101', answers, session: true })
  const video = await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' })
  const { fire } = fakeMedia(video)
  await act(async () => fire('loadedmetadata', 'loadeddata', 'canplay', 'play'))
  expect(await screen.findByRole('button', { name: '在此播放' })).toBeVisible()
  expect(screen.queryByRole('group', { name: '播放控制' })).toBeNull()
  Object.defineProperty(video, 'error', { value: { code: 3 } })
  await act(async () => fire('error'))
  expect(await screen.findByRole('alert', { name: '视频无法播放' })).toBeVisible()
  expect(screen.getByRole('group', { name: '播放控制' })).toBeVisible()
})
