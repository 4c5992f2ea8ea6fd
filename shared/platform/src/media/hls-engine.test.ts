import type Hls from 'hls.js'
import type { HlsConfig } from 'hls.js'
import { createHlsEngine } from './hls-engine.ts'

const source = { url: '/media/lessons/a/index.m3u8', startAt: 47, preferredHeight: 540 }

type Listener = (name: string, data: object) => void

const request = jest.fn()
class FakeLoader {
  stats = { loading: {} }
  load({ url }: { url: string }) {
    request(url)
  }
  destroy() {}
}

class FakeHls {
  static Events = { ERROR: 'error', FRAG_LOADING: 'segment' }
  static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
  static DefaultConfig = { fragLoadPolicy: { default: {} }, loader: FakeLoader }
  static made: FakeHls[] = []
  listeners = new Set<Listener>()
  onSegment: Listener = () => undefined
  loadSource = jest.fn()
  attachMedia = jest.fn()
  destroy = jest.fn()
  constructor(readonly config: Partial<HlsConfig>) {
    FakeHls.made.push(this)
  }
  on = (name: string, listener: Listener) => {
    if (name === 'error') this.listeners.add(listener)
    if (name === 'segment') this.onSegment = listener
  }
  off = (_: string, listener: Listener) => this.listeners.delete(listener)
  fail = () => [...this.listeners].forEach((listener) => listener('error', { fatal: true, type: 'network', details: '' }))
}

const create = () => createHlsEngine(FakeHls as unknown as typeof Hls)
const attach = (engine: ReturnType<typeof create>, given: object = source) => {
  const onFailure = jest.fn()
  const detach = engine(document.createElement('video'), { ...source, ...given }, onFailure)
  return { detach, onFailure }
}

/** Loads the playlist of a source as hls.js does. Gives the text that arrives without a request. */
async function loadPlaylist(hls: FakeHls | undefined, url = source.url) {
  const Loader = (hls?.config.pLoader ?? FakeLoader) as unknown as new (config: object) => { load: (...args: object[]) => void }
  const onSuccess = jest.fn<void, [{ data: string }]>()
  new Loader({}).load({ url }, { loadPolicy: { maxTimeToFirstByteMs: Infinity, maxLoadTimeMs: 20_000 } }, { onSuccess })
  await jest.advanceTimersByTimeAsync(0)
  return onSuccess.mock.calls[0]?.[0].data
}
const bootRequests = (url: string) =>
  Object.assign(window, { __xhkt: { media: Promise.resolve({ url, startAt: 0, playlist: Promise.resolve('#EXTM3U') }) } })

beforeEach(() => {
  jest.useFakeTimers()
  FakeHls.made.length = 0
  request.mockReset()
})
afterEach(() => Reflect.deleteProperty(window, '__xhkt'))

test('a page that prepares its media first gets the playlist of the boot script without a request', async () => {
  bootRequests(source.url)
  const engine = create()
  engine.prepare?.(source)
  await expect(loadPlaylist(FakeHls.made[0])).resolves.toBe('#EXTM3U')
  expect(request).not.toHaveBeenCalled()
})

test('the playlist of the boot script is used once: the next loading requests it', async () => {
  bootRequests(source.url)
  const engine = create()
  attach(engine)
  attach(engine)
  await expect(loadPlaylist(FakeHls.made[1])).resolves.toBeUndefined()
  expect(request.mock.calls).toEqual([[source.url]])
})

test('another source than the one of the boot script requests its own playlist', async () => {
  bootRequests('/b.m3u8')
  create().prepare?.(source)
  await expect(loadPlaylist(FakeHls.made[0])).resolves.toBeUndefined()
  expect(request.mock.calls).toEqual([[source.url]])
})

test('a prepared source loads its first segment without a video, and the same source plays from it', () => {
  const engine = create()
  engine.prepare?.(source)
  const [hls] = FakeHls.made
  expect(hls?.config).toMatchObject({ startFragPrefetch: true, startPosition: 47 })
  expect(hls?.loadSource).toHaveBeenCalledWith(source.url)
  expect(hls?.attachMedia).not.toHaveBeenCalled()
  const { detach } = attach(engine)
  expect(FakeHls.made).toHaveLength(1)
  expect(hls?.attachMedia).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(hls?.destroy).not.toHaveBeenCalled()
  detach()
  expect(hls?.destroy).toHaveBeenCalledTimes(1)
})

test('a source that is prepared again loads once, and is kept for another 10 s', () => {
  const engine = create()
  engine.prepare?.(source)
  jest.advanceTimersByTime(9_000)
  engine.prepare?.(source)
  jest.advanceTimersByTime(9_000)
  expect(FakeHls.made).toHaveLength(1)
  expect(FakeHls.made[0]?.destroy).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1_000)
  expect(FakeHls.made[0]?.destroy).toHaveBeenCalledTimes(1)
})

test('a prepared source is played once: the next attachment loads afresh', () => {
  const engine = create()
  engine.prepare?.(source)
  attach(engine)
  attach(engine)
  expect(FakeHls.made).toHaveLength(2)
})

test.each([{ url: '/b.m3u8' }, { startAt: 0 }, { preferredHeight: undefined }])('another source loads afresh: %j', (other) => {
  const engine = create()
  engine.prepare?.(source)
  attach(engine, other)
  expect(FakeHls.made).toHaveLength(2)
  jest.runAllTimers()
  expect(FakeHls.made.map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 0])
})

test('a later second of the segment that loads plays from it, after a seek', () => {
  const engine = create()
  engine.prepare?.(source)
  FakeHls.made[0]?.onSegment('segment', { frag: { start: 42, duration: 6 } })
  const video = document.createElement('video')
  engine(video, { ...source, startAt: 47.5 }, jest.fn())
  expect(FakeHls.made).toHaveLength(1)
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.currentTime).toBe(47.5)
})

test.each([46, 48.5])('second %d, which is before the start or in another segment, loads afresh', (startAt) => {
  const engine = create()
  engine.prepare?.(source)
  FakeHls.made[0]?.onSegment('segment', { frag: { start: 42, duration: 6 } })
  attach(engine, { startAt })
  expect(FakeHls.made).toHaveLength(2)
})

test('a source that nothing plays is dropped, also when another one is prepared', () => {
  const engine = create()
  engine.prepare?.(source)
  engine.prepare?.({ url: '/b.m3u8' })
  expect(FakeHls.made.map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 0])
  jest.advanceTimersByTime(10_000)
  expect(FakeHls.made.map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 1])
})

test('a prepared source that fails is loaded again by the player, which shows the failure', () => {
  const engine = create()
  engine.prepare?.(source)
  FakeHls.made[0]?.fail()
  expect(FakeHls.made[0]?.destroy).toHaveBeenCalledTimes(1)
  const { onFailure } = attach(engine)
  expect(FakeHls.made).toHaveLength(2)
  FakeHls.made[1]?.fail()
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a failure after the attachment belongs to the player', () => {
  const engine = create()
  engine.prepare?.(source)
  const { onFailure } = attach(engine)
  FakeHls.made[0]?.fail()
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(FakeHls.made[0]?.destroy).not.toHaveBeenCalled()
})
