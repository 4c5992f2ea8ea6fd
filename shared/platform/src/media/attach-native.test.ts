import { attachNative } from './attach-native.ts'
import type { Playback } from './media-types.ts'

const url = '/media/lessons/a/index.m3u8'

function attach(startAt?: number) {
  const video = document.createElement('video')
  const failures: string[] = []
  const detach = attachNative(video, { url, startAt }, (failure) => failures.push(failure))
  return { video, failures, detach, fire: (event: string) => video.dispatchEvent(new Event(event)) }
}

test('starts at the position once the metadata is there, and releases the video', () => {
  const { video, failures, detach, fire } = attach(47)
  expect(video.getAttribute('src')).toBe(url)
  expect(video.currentTime).toBe(0)
  fire('loadedmetadata')
  expect(video.currentTime).toBe(47)
  fire('error')
  expect(failures).toEqual(['network'])
  detach()
  expect(video.hasAttribute('src')).toBe(false)
})

test('without a start position the browser chooses it', () => {
  const { video, fire } = attach()
  video.currentTime = 12
  fire('loadedmetadata')
  expect(video.currentTime).toBe(12)
})

test('media that cannot be decoded is a failure of the media', () => {
  const { video, failures, fire } = attach()
  Object.defineProperty(video, 'error', { value: { code: 3 } })
  fire('error')
  expect(failures).toEqual(['media'])
})

test('a detached video reports nothing', () => {
  const { failures, detach, fire } = attach()
  detach()
  fire('error')
  expect(failures).toEqual([])
})

test('a live picture tells its edge and how far behind it is, a recording does not', () => {
  const video = document.createElement('video')
  let duration = Infinity
  Object.defineProperty(video, 'duration', { get: () => duration })
  Object.defineProperty(video, 'seekable', { value: { length: 1, end: () => 60 } })
  const onPlayback = jest.fn<void, [Playback]>()
  attachNative(video, { url }, () => undefined, onPlayback)
  const playback = onPlayback.mock.calls[0]![0]
  video.currentTime = 52
  expect([playback.liveEdge(), playback.latency()]).toEqual([60, 8])
  duration = 90
  expect([playback.liveEdge(), playback.latency()]).toEqual([null, null])
  expect(playback.getState().qualities).toEqual([])
})
