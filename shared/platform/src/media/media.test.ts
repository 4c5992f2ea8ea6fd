import { loadMediaEngine } from './media.ts'

class FakeLoader {
  load = () => undefined
}

/** A fake of hls.js, which jsdom cannot run. */
class FakeHls {
  static isSupported = jest.fn(() => true)
  static Events = { ERROR: 'error' }
  static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
  static DefaultConfig = { fragLoadPolicy: { default: {} }, loader: FakeLoader }
  static readonly done: string[] = []
  on = () => undefined
  loadSource = (url: string) => FakeHls.done.push(`load ${url}`)
  attachMedia = () => FakeHls.done.push('attach')
  destroy = () => FakeHls.done.push('destroy')
}

jest.mock('hls.js/light', () => ({ __esModule: true, default: FakeHls }))

const url = '/media/lessons/a/index.m3u8'
const offerMediaSource = (name: string) => Object.defineProperty(window, name, { configurable: true, value: EventTarget })
const playNatively = (answer: '' | 'maybe') => jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer)

beforeEach(() => {
  FakeHls.done.length = 0
  FakeHls.isSupported.mockReturnValue(true)
})
afterEach(() => ['MediaSource', 'ManagedMediaSource'].forEach((name) => Reflect.deleteProperty(window, name)))

async function play() {
  const video = document.createElement('video')
  const engine = await loadMediaEngine()
  const detach = engine?.(video, { url }, () => undefined)
  const src = video.getAttribute('src')
  detach?.()
  return { engine, src }
}

test.each(['MediaSource', 'ManagedMediaSource'])('with %s hls.js plays', async (name) => {
  offerMediaSource(name)
  playNatively('maybe')
  expect((await play()).src).toBeNull()
  expect(FakeHls.done).toEqual([`load ${url}`, 'attach', 'destroy'])
})

test('without Media Source Extensions the browser plays', async () => {
  playNatively('maybe')
  expect((await play()).src).toBe(url)
  expect(FakeHls.done).toEqual([])
})

test('with Media Source Extensions that hls.js cannot use, the browser plays', async () => {
  offerMediaSource('MediaSource')
  FakeHls.isSupported.mockReturnValue(false)
  playNatively('maybe')
  expect((await play()).src).toBe(url)
})

test('a browser that plays no playlist plays a file all the same', async () => {
  playNatively('')
  const engine = await loadMediaEngine()
  const [video, onFailure] = [document.createElement('video'), jest.fn()]
  engine?.(video, { url }, onFailure)
  expect(onFailure.mock.calls).toEqual([['media', 'unsupported']])
  engine?.(video, { url: '/recordings/1.mp4' }, onFailure)
  expect(video.getAttribute('src')).toBe('/recordings/1.mp4')
})
