import { bindVideo } from './bind-video.ts'
import { FakeServer } from './fake-report-server.ts'
import { createPendingStore } from './pending-store.ts'
import { ProgressTracker } from './progress-tracker.ts'
import { ReportOutbox } from './report-outbox.ts'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

/** Counts the listeners of a target. */
function countListeners(target: EventTarget): () => number {
  let count = 0
  const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
  jest.spyOn(target, 'addEventListener').mockImplementation((...all) => {
    count += 1
    add(...all)
  })
  jest.spyOn(target, 'removeEventListener').mockImplementation((...all) => {
    count -= 1
    remove(...all)
  })
  return () => count
}

test('an hour of playing leaves listeners, timers, reports and storage as they were after a minute', async () => {
  localStorage.clear()
  const video = document.createElement('video')
  const state = { currentTime: 0, duration: 7200, playbackRate: 1, readyState: 4, paused: false }
  for (const name of Object.keys(state) as (keyof typeof state)[]) Object.defineProperty(video, name, { get: () => state[name] })
  const counts = [video, document, window].map(countListeners)
  const server = new FakeServer()
  const outbox = new ReportOutbox({
    ...{ sessionId: 'page-one', owner: () => 'u1', send: server.send, now: () => server.now },
    store: createPendingStore(() => server.now),
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  })
  const tracker = new ProgressTracker({
    ...{ now: () => performance.now(), period: () => 15_000, position: 0 },
    offer: (progress, urgency) => outbox.offer({ course_id: '12', section_id: '1201' }, progress, urgency),
  })
  const binding = bindVideo(video, tracker, { position: 0, duration: 7200 })
  outbox.onSettled(() => tracker.settle(binding.head()))

  async function play(seconds: number): Promise<void> {
    for (let i = 0; i < seconds * 4; i++) {
      jest.advanceTimersByTime(250)
      state.currentTime += 0.25
      video.dispatchEvent(new Event('timeupdate'))
      while (server.underWay.length > 0) await server.answer('acknowledged')
    }
  }
  const figures = () => [...counts.map((count) => count()), jest.getTimerCount(), server.underWay.length, localStorage.length]

  video.dispatchEvent(new Event('playing'))
  await play(60)
  const afterMinute = figures()
  await play(3540)
  expect(figures()).toEqual(afterMinute)
  binding.release()
  while (server.underWay.length > 0) await server.answer('acknowledged')
  expect(figures()).toEqual([0, 0, 0, 0, 0, 0])
  expect([server.counted, server.spent]).toEqual([3600, 3600])
})
