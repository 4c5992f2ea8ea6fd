import { createSkipper, missingPart } from './missing-segment.ts'

const part = { start: 8, end: 12 }

function open(currentTime: number, readyState: number, duration = 24, startAt = 0) {
  const video = document.createElement('video')
  const state = { currentTime, readyState }
  Object.defineProperty(video, 'duration', { get: () => duration })
  Object.defineProperty(video, 'readyState', { get: () => state.readyState })
  Object.defineProperty(video, 'currentTime', { get: () => state.currentTime, set: (to: number) => (state.currentTime = to) })
  jest.spyOn(video, 'pause').mockReturnValue()
  const [load, onSkipped, onEnded] = [jest.fn(), jest.fn(), jest.fn()]
  video.addEventListener('ended', onEnded)
  const skipper = createSkipper(video, load, onSkipped, startAt)
  const become = (next: Partial<typeof state>, event: string) => {
    Object.assign(state, next)
    video.dispatchEvent(new Event(event))
  }
  return { video, state, load, onSkipped, onEnded, skipper, become }
}

const error = (code: number, frag: object | undefined = { sn: 2, start: 8, duration: 4 }, details = 'fragLoadError') =>
  ({ response: { code }, frag, details }) as Parameters<typeof missingPart>[0]

test.each([404, 410])('a segment that answers %i is missing', (code) => expect(missingPart(error(code))).toEqual(part))

test.each([error(403), error(500), error(404, { sn: 'initSegment', start: 0, duration: 4 }), { response: { code: 404 }, details: 'fragLoadError' } as Parameters<typeof missingPart>[0], error(404, undefined, 'keyLoadError')])(
  'another error is no missing segment',
  (other) => expect(missingPart(other)).toBeNull(),
)

test('what is loaded before a missing part plays first, then the part is skipped', () => {
  const { state, load, onSkipped, skipper, become } = open(2, 4)
  skipper.plan(part)
  become({ currentTime: 3 }, 'seeking')
  expect(load.mock.calls).toEqual([[]])
  skipper.plan(part)
  become({ currentTime: 7.9, readyState: 2 }, 'waiting')
  expect([state.currentTime, load.mock.calls.at(-1), onSkipped.mock.calls]).toEqual([12, [12], [[part]]])
  become({}, 'waiting')
  expect(onSkipped).toHaveBeenCalledTimes(1)
})

test('after a seek into a missing part the rest of it is skipped', () => {
  const { onSkipped, skipper } = open(10, 1)
  skipper.plan(part)
  expect(onSkipped.mock.calls).toEqual([[{ start: 10, end: 12 }]])
})

test('a recording that would start in a missing part starts after it', () => {
  const { state, load, skipper } = open(0, 0)
  skipper.plan(part)
  expect([state.currentTime, load.mock.calls]).toEqual([0, [[12]]])
})

test('a recording that starts shortly before a missing part skips it, though the video is still at 0', () => {
  const { state, load, skipper } = open(0, 1, 24, 7.5)
  skipper.plan(part)
  expect([state.currentTime, load.mock.calls]).toEqual([12, [[12]]])
})

test('a missing end ends the recording', () => {
  const { onSkipped, onEnded, load, skipper, become } = open(8, 2, 12)
  skipper.plan(part)
  expect([onSkipped.mock.calls.length, onEnded.mock.calls.length, load.mock.calls.length]).toEqual([1, 1, 0])
  // Back to the start: what was not loaded is loaded now.
  become({ currentTime: 0 }, 'seeking')
  become({ currentTime: 1 }, 'seeking')
  expect(load.mock.calls).toEqual([[]])
})

test('a picture that stands before a missing part without an event skips it; one that is paused or plays does not', () => {
  jest.useFakeTimers()
  try {
    const { state, onSkipped, skipper, video } = open(7.5, 4)
    skipper.plan(part)
    const second = () => jest.advanceTimersByTime(1000)
    second()
    expect(onSkipped).not.toHaveBeenCalled()
    Object.defineProperty(video, 'paused', { value: false })
    state.currentTime = 7.8
    jest.advanceTimersByTime(500)
    state.currentTime = 8
    jest.advanceTimersByTime(500)
    expect(onSkipped).not.toHaveBeenCalled()
    second()
    expect([state.currentTime, onSkipped.mock.calls]).toEqual([12, [[part]]])
    second()
    expect(onSkipped).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})

test('a cancelled skipper skips nothing', () => {
  const { onSkipped, skipper, become } = open(2, 4)
  skipper.plan(part)
  skipper.cancel()
  become({ currentTime: 8, readyState: 2 }, 'waiting')
  expect(onSkipped).not.toHaveBeenCalled()
})
