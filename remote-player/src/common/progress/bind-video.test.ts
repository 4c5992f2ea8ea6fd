import { bindVideo } from './bind-video.ts'
import { type Progress, ProgressTracker, type Urgency } from './progress-tracker.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setUp({ position = 0, positionOf }: { position?: number; positionOf?: (video: HTMLVideoElement) => number } = {}) {
  const video = document.createElement('video')
  const state = { currentTime: position, duration: 90, playbackRate: 1, readyState: 4, paused: true }
  for (const name of Object.keys(state) as (keyof typeof state)[]) {
    Object.defineProperty(video, name, { get: () => state[name] })
  }
  const sent: (Omit<Progress, 'playing'> & { urgency: Urgency })[] = []
  const tracker = new ProgressTracker({
    now: () => performance.now(),
    period: () => 15_000,
    position,
    // The start of playing is left out.
    offer: ({ playing, ...progress }, urgency) => (playing && progress.played === 0) || sent.push({ ...progress, urgency }) > 0,
  })
  const fire = (...names: string[]) => names.forEach((name) => video.dispatchEvent(new Event(name)))
  const watch = (seconds: number) => {
    state.paused = false
    fire('playing')
    for (let i = 0; i < seconds * 4; i++) {
      jest.advanceTimersByTime(250)
      state.currentTime += 0.25
      fire('timeupdate')
    }
  }
  const binding = bindVideo(video, tracker, { position, duration: 91, positionOf })
  return { state, sent, fire, watch, binding }
}

function setVisibility(value: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(value)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('reports every period while playing, and at the pause', () => {
  const { sent, fire, watch } = setUp()
  watch(16)
  fire('pause')
  expect(sent.map(({ position, played, urgency }) => [position, played, urgency])).toEqual([
    [15, 15, 'routine'],
    [16, 1, 'routine'],
  ])
})

test('a live lesson reports its own position, not that of the video', () => {
  const { sent, fire, watch } = setUp({ positionOf: (video) => video.currentTime + 1200 })
  watch(4)
  fire('pause')
  expect(sent).toMatchObject([{ position: 1204, ranges: [[1200, 1204]], played: 4 }])
})

test('reports a drag over the seek bar once, at its end', () => {
  const { state, sent, fire } = setUp()
  for (const position of [10, 20, 30, 40]) {
    state.currentTime = position
    fire('seeking', 'seeked')
    jest.advanceTimersByTime(100)
  }
  expect(sent).toEqual([])
  jest.advanceTimersByTime(300)
  expect(sent).toEqual([{ position: 40, duration: 90, ranges: [], played: 0, spent: 0, urgency: 'routine' }])
})

test('the time before a change of the rate counts at the old rate', () => {
  const { state, sent, fire, watch } = setUp()
  watch(2)
  jest.advanceTimersByTime(200)
  Object.assign(state, { currentTime: 2.2, playbackRate: 2 })
  fire('ratechange')
  jest.advanceTimersByTime(250)
  state.currentTime = 2.7
  fire('pause')
  expect(sent).toMatchObject([{ ranges: [[0, 2.7]], spent: 2.45 }])
})

test('reports when the tab is hidden, not when it is shown again', () => {
  const { sent, watch } = setUp()
  watch(2)
  setVisibility('visible')
  expect(sent).toEqual([])
  setVisibility('hidden')
  expect(sent).toEqual([{ position: 2, duration: 90, ranges: [[0, 2]], played: 2, spent: 2, urgency: 'keep' }])
})

test('reports last when the page closes', () => {
  const { sent, watch } = setUp()
  watch(2)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([{ position: 2, duration: 90, ranges: [[0, 2]], played: 2, spent: 2, urgency: 'last' }])
})

test('reports the end once, although the element pauses first', () => {
  const { sent, fire, watch } = setUp({ position: 86 })
  watch(4)
  fire('pause', 'ended')
  expect(sent).toEqual([{ position: 90, duration: 90, ranges: [[86, 90]], played: 4, spent: 4, urgency: 'routine' }])
})

test('keeps the position when media is detached and attached again', () => {
  const { state, sent, fire, watch, binding } = setUp()
  watch(5)
  Object.assign(state, { currentTime: 0, readyState: 0 })
  fire('emptied', 'timeupdate')
  expect(binding.head().position).toBe(5)
  Object.assign(state, { currentTime: 5, readyState: 4 })
  fire('loadeddata', 'seeking', 'seeked', 'playing')
  watch(1)
  fire('pause')
  expect(sent.at(-1)).toMatchObject({ position: 6 })
  expect(sent.reduce((sum, { played }) => sum + played, 0)).toBe(6)
})

test('reports the rest when the lesson closes, then nothing', () => {
  const { sent, fire, watch, binding } = setUp()
  watch(3)
  binding.release()
  fire('timeupdate', 'pause', 'ended')
  setVisibility('hidden')
  expect(sent).toEqual([{ position: 3, duration: 90, ranges: [[0, 3]], played: 3, spent: 3, urgency: 'keep' }])
})

test('playing goes on counting when the page comes back from the back/forward cache', () => {
  const { sent, fire, watch, state } = setUp()
  watch(4)
  window.dispatchEvent(new Event('pagehide'))
  // No event says that the media plays on.
  window.dispatchEvent(new Event('pageshow'))
  for (let i = 0; i < 5; i++) {
    jest.advanceTimersByTime(250)
    state.currentTime += 0.25
    fire('timeupdate')
  }
  fire('pause')
  expect(sent.map(({ played }) => played)).toEqual([4, 1.25])
})
