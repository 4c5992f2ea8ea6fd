import { attachNative } from './attach-native.ts'

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
