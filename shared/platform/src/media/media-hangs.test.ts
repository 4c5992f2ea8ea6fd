import { watchHangs } from './media-hangs.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function watched() {
  const video = document.createElement('video')
  const state = { loadedTo: 36, place: 0.132, readyState: 1 }
  Object.defineProperties(video, {
    buffered: { get: () => ({ length: 1, start: () => 0.032, end: () => state.loadedTo }) },
    duration: { value: 90 },
    currentTime: { get: () => state.place },
    readyState: { get: () => state.readyState },
  })
  const onHung = jest.fn()
  return { state, onHung, stop: watchHangs(video, onHung), tell: (name: string) => video.dispatchEvent(new Event(name)) }
}

test('a seek into loaded video that does not end has hung', () => {
  const { onHung, tell } = watched()
  tell('seeking')
  jest.advanceTimersByTime(5999)
  expect(onHung).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onHung).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(60_000)
  expect(onHung).toHaveBeenCalledTimes(1)
})

test.each(['seeked', 'canplay', 'emptied'])('after %s a seek has not hung', (name) => {
  const { onHung, tell } = watched()
  tell('seeking')
  jest.advanceTimersByTime(5000)
  tell(name)
  jest.advanceTimersByTime(60_000)
  expect(onHung).not.toHaveBeenCalled()
})

test('the next seek is waited for from its own beginning', () => {
  const { onHung, tell } = watched()
  for (let seek = 0; seek < 10; seek += 1) {
    tell('seeking')
    jest.advanceTimersByTime(5000)
  }
  expect(onHung).not.toHaveBeenCalled()
})

test('after a hang, the next seek may take twice as long', () => {
  const { onHung, tell } = watched()
  tell('seeking')
  jest.advanceTimersByTime(6000)
  tell('emptied')
  tell('seeking')
  jest.advanceTimersByTime(11_999)
  expect(onHung).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(onHung).toHaveBeenCalledTimes(2)
})

test('a seek that waits for the network has not hung', () => {
  const { state, onHung, tell } = watched()
  state.loadedTo = 1
  tell('seeking')
  jest.advanceTimersByTime(60_000)
  expect(onHung).not.toHaveBeenCalled()
  state.loadedTo = 2
  jest.advanceTimersByTime(6000)
  expect(onHung).toHaveBeenCalledTimes(1)
})

test('at the very end a seek hangs with less than a second loaded', () => {
  const { state, onHung, tell } = watched()
  Object.assign(state, { place: 89.5, loadedTo: 90 })
  tell('seeking')
  jest.advanceTimersByTime(6000)
  expect(onHung).toHaveBeenCalledTimes(1)
})

test('a detached video is not watched', () => {
  const { onHung, stop, tell } = watched()
  tell('seeking')
  stop()
  tell('seeking')
  jest.advanceTimersByTime(60_000)
  expect(onHung).not.toHaveBeenCalled()
})

test.each(['loadedmetadata', 'waiting'])('a loaded video that cannot play after %s has hung, also before its first frame', (name) => {
  const { state, onHung, tell } = watched()
  state.place = 0
  tell(name)
  jest.advanceTimersByTime(6000)
  expect(onHung).toHaveBeenCalledTimes(1)
})

test('a video that can play has not hung', () => {
  const { state, onHung, tell } = watched()
  state.readyState = 4
  tell('loadedmetadata')
  jest.advanceTimersByTime(60_000)
  expect(onHung).not.toHaveBeenCalled()
})
