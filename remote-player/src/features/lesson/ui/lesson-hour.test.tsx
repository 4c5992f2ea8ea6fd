import { act, screen } from '@testing-library/react'
import { config } from '@xhkt/platform/config'
import { queryClient } from '@xhkt/platform/query'
import { renderPage } from '@xhkt/testing/render-page'
import { fakeMedia, owned, play } from '../testing/sample-lesson.ts'
import LessonPage from './lesson-page.tsx'

/** The video tells its position so often here, in seconds. */
const STEP_S = 10

/** Counts the listeners of every target. */
function countListeners(): () => number {
  const known = new Map<EventTarget, Set<string>>()
  const ids = new WeakMap<object, number>()
  let made = 0
  const idOf = (listener: object | null) => {
    if (!listener) return 0
    if (!ids.has(listener)) ids.set(listener, ++made)
    return ids.get(listener) ?? 0
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
    known.set(this, (known.get(this) ?? new Set<string>()).add(`${given[0]} ${idOf(given[1])}`))
    add.apply(this, given)
  })
  jest.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (this: EventTarget, ...given) {
    known.get(this)?.delete(`${given[0]} ${idOf(given[1])}`)
    remove.apply(this, given)
  })
  // Each call has an AbortSignal of its own, which goes with it.
  const lasting = () => [...known].filter(([target]) => !(target instanceof AbortSignal))
  return () => lasting().reduce((sum, [, listeners]) => sum + listeners.size, 0)
}

test('an hour of playing leaves timers, listeners, queries and storage as they were', async () => {
  // From the start: a timer that starts before would pass in real time.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  config.watermark = true
  const listeners = countListeners()
  const given = { ...owned, 'GET /v1/video/play': { ...play, duration: 4000 } }
  const { unmount } = renderPage(<LessonPage />, { address: '/live?course_id=12&section_id=101#tab=introduction', answers: given, session: true })
  const video = await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' })
  const { state, fire } = fakeMedia(video)
  state.duration = 4000
  await act(async () => fire('loadedmetadata', 'loadeddata'))
  // The tabs below the picture load after its first frame.
  await screen.findByText('适合报考法律职业资格考试的考生')
  await act(async () => fire('canplay', 'playing'))
  state.paused = false

  const playFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second += STEP_S) {
      state.currentTime += STEP_S
      await act(async () => {
        fire('timeupdate', 'progress')
        await jest.advanceTimersByTimeAsync(STEP_S * 1000)
      })
    }
  }
  const counts = () => ({
    timers: jest.getTimerCount(),
    listeners: listeners(),
    queries: queryClient.getQueryCache().getAll().length,
    stored: Object.keys(localStorage).length,
    elements: document.getElementsByTagName('*').length,
  })
  // Half an hour after an answer the query client looks once whether it is still in use.
  await playFor(1900)
  const before = counts()
  await playFor(1700)
  expect(counts()).toEqual(before)
  unmount()
  config.watermark = false
  jest.useRealTimers()
})
