import { bindVideo } from './bind-video.ts'
import { type Progress, ProgressTracker, type Urgency } from './progress-tracker.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setUp({ position = 0 } = {}) {
  const video = document.createElement('video')
  const state = { currentTime: position, duration: 90, playbackRate: 1, readyState: 4, paused: true }
  for (const name of Object.keys(state) as (keyof typeof state)[]) {
    Object.defineProperty(video, name, { get: () => state[name] })
  }
  const sent: (Progress & { urgency: Urgency })[] = []
  const tracker = new ProgressTracker({
    now: () => performance.now(),
    period: () => 15_000,
    position,
    offer: (progress, urgency) => sent.push({ ...progress, urgency }) > 0,
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
  const binding = bindVideo(video, tracker, { position, duration: 91 })
  return { state, sent, fire, watch, binding }
}

function setVisibility(value: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(value)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('reports every period while it plays, and at the pause', () => {
  const { sent, fire, watch } = setUp()
  watch(16)
  fire('pause')
  expect(sent.map(({ position, played, urgency }) => [position, played, urgency])).toEqual([
    [15, 15, 'routine'],
    [16, 1, 'routine'],
  ])
})

test('a drag over the bar is one report, of the place where it ends', () => {
  const { state, sent, fire } = setUp()
  for (const place of [10, 20, 30, 40]) {
    state.currentTime = place
    fire('seeking', 'seeked')
    jest.advanceTimersByTime(100)
  }
  expect(sent).toEqual([])
  jest.advanceTimersByTime(300)
  expect(sent).toEqual([{ position: 40, duration: 90, played: 0, urgency: 'routine' }])
})

test('a hidden tab reports, one that is shown again does not', () => {
  const { sent, watch } = setUp()
  watch(2)
  setVisibility('visible')
  expect(sent).toEqual([])
  setVisibility('hidden')
  expect(sent).toEqual([{ position: 2, duration: 90, played: 2, urgency: 'keep' }])
})

test('a page that goes reports last', () => {
  const { sent, watch } = setUp()
  watch(2)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([{ position: 2, duration: 90, played: 2, urgency: 'last' }])
})

test('the end reports once, although the element pauses first', () => {
  const { sent, fire, watch } = setUp({ position: 86 })
  watch(4)
  fire('pause', 'ended')
  expect(sent).toEqual([{ position: 90, duration: 90, played: 4, urgency: 'routine' }])
})

test('media that is taken away and put back moves nobody to the start', () => {
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

test('a lesson that is closed reports the rest and hears nothing more', () => {
  const { sent, fire, watch, binding } = setUp()
  watch(3)
  binding.release()
  fire('timeupdate', 'pause', 'ended')
  setVisibility('hidden')
  expect(sent).toEqual([{ position: 3, duration: 90, played: 3, urgency: 'keep' }])
})
