import type Hls from 'hls.js'
import type { HlsConfig } from 'hls.js'
import { createHlsEngine } from './hls-engine.ts'
import type { Playback, PlaybackSource } from './media-types.ts'

const source = { url: '/media/lessons/a/index.m3u8', startAt: 47 }

class FakeLoader {
  load = () => undefined
}

function fakeEngine() {
  const listeners: [name: string, listener: (name: string, data: object) => void][] = []
  const made: Record<string, jest.Mock | object>[] = []
  class Engine {
    static Events = { ERROR: 'error' }
    static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
    static DefaultConfig = { fragLoadPolicy: { default: {} }, loader: FakeLoader }
    loadSource = jest.fn()
    attachMedia = jest.fn()
    recoverMediaError = jest.fn()
    swapAudioCodec = jest.fn()
    startLoad = jest.fn()
    stopLoad = jest.fn()
    destroy = jest.fn()
    config: object
    constructor(config: object) {
      this.config = config
      made.push(this as unknown as Record<string, jest.Mock>)
    }
    on = (name: string, listener: (name: string, data: object) => void) => listeners.push([name, listener])
  }
  const fail = (type: string, fatal = true, more: object = {}) =>
    listeners.filter(([name]) => name === 'error').forEach(([name, listener]) => listener(name, { type, fatal, details: '', ...more }))
  return { Engine: Engine as unknown as typeof Hls, made, fail }
}

function attachFake(given: PlaybackSource = source) {
  const { Engine, made, fail } = fakeEngine()
  const onFailure = jest.fn()
  const video = document.createElement('video')
  const onPlayback = jest.fn()
  const detach = createHlsEngine(Engine)(video, given, onFailure, onPlayback)
  return { engine: made[0] as unknown as Record<string, jest.Mock>, video, fail, onFailure, onPlayback, detach }
}

test('starts loading at the resume position, and releases everything', () => {
  const { engine, detach } = attachFake()
  expect(engine.config).toMatchObject({ startPosition: 47 })
  expect(engine.loadSource).toHaveBeenCalledWith(source.url)
  detach()
  expect(engine.destroy).toHaveBeenCalledTimes(1)
})

test('hands out its playback once', () => {
  const { onPlayback } = attachFake()
  expect(onPlayback.mock.calls).toEqual([[expect.objectContaining({ setQuality: expect.any(Function) })]])
})

test('an area that does not pass onPlayback plays all the same', () => {
  const { Engine, made } = fakeEngine()
  createHlsEngine(Engine)(document.createElement('video'), source, () => undefined)
  expect(made).toHaveLength(1)
})

test('without a start position hls.js chooses it: 0 of a recording, the edge of a live playlist', () => {
  const { engine } = attachFake({ url: source.url })
  expect(engine.config).toMatchObject({ startPosition: -1 })
})

test('the first segment that loads is shown: none is loaded only to test the bandwidth', () => {
  const { engine } = attachFake()
  expect(engine.config).toMatchObject({ testBandwidth: false })
})

test('loads 30 s ahead, whatever bandwidth a master playlist names', () => {
  const { engine } = attachFake()
  expect(engine.config).toMatchObject({ maxMaxBufferLength: 30 })
})

test('ignores errors that are not fatal', () => {
  const { fail, onFailure } = attachFake()
  fail('network', false)
  fail('media', false)
  expect(onFailure).not.toHaveBeenCalled()
})

test('recovers a decoder twice, then gives up', () => {
  const { engine, fail, onFailure } = attachFake()
  fail('media')
  expect(engine.swapAudioCodec).not.toHaveBeenCalled()
  fail('media')
  expect(engine.swapAudioCodec).toHaveBeenCalledTimes(1)
  expect(engine.recoverMediaError).toHaveBeenCalledTimes(2)
  expect(onFailure).not.toHaveBeenCalled()
  fail('media')
  expect(onFailure.mock.calls).toEqual([['media']])
})

test('a video that played plays on when its decoder is recovered, a paused one stays paused', () => {
  const { video, fail } = attachFake()
  const play = jest.spyOn(video, 'play').mockResolvedValue()
  fail('media')
  expect(play).not.toHaveBeenCalled()
  jest.spyOn(video, 'paused', 'get').mockReturnValue(false)
  fail('media')
  expect(play).toHaveBeenCalledTimes(1)
})

test('gives up at a fatal error that is neither of the network nor of the media', () => {
  const { fail, onFailure } = attachFake()
  fail('other')
  expect(onFailure.mock.calls).toEqual([['media']])
})

test.each([[{}], [{ response: { code: 500 } }]])('gives up when hls.js has retried the network; an older player gets no cause: %j', (more) => {
  const { fail, onFailure } = attachFake()
  fail('network', true, more)
  expect(onFailure.mock.calls).toEqual([['network', undefined]])
})

test.each([
  [403, 'stale-address'],
  [404, 'stale-address'],
  [410, 'stale-address'],
  [408, 'server'],
  [429, 'server'],
  [500, 'server'],
  [0, undefined],
])('a file with status %i that cannot be loaded has the cause %s', (code, cause) => {
  const { fail, onFailure } = attachFake({ ...source, skipsUntil: 0 })
  fail('network', true, { response: { code } })
  expect(onFailure.mock.calls).toEqual([['network', cause]])
})

const gone = { details: 'fragLoadError', response: { code: 404 }, frag: { sn: 2, start: 8, duration: 4 } }

test('a missing segment of a recording is a failure of its own for a player that can change the line', () => {
  const { fail, onFailure } = attachFake({ ...source, skipsUntil: 0 })
  fail('network', true, gone)
  expect(onFailure.mock.calls).toEqual([['network', 'gone']])
})

test.each([
  [{}, [['network', 'gone']], 1],
  [{ errorAction: { nextAutoLevel: 1 } }, [], 0],
])('a missing segment is not repeated by hls.js: %j', (more, failures, stops) => {
  const { engine, fail, onFailure } = attachFake({ ...source, skipsUntil: 0 })
  fail('network', false, { ...gone, ...more })
  expect([onFailure.mock.calls, engine.stopLoad!.mock.calls.length]).toEqual([failures, stops])
})

test('a missing segment that starts before skipsUntil is skipped', () => {
  const { engine, fail, onFailure, onPlayback } = attachFake({ ...source, skipsUntil: 30 })
  fail('network', true, gone)
  fail('network', true, { ...gone, frag: { sn: 3, start: 12, duration: 4 } })
  expect(engine.startLoad!.mock.calls).toEqual([[12], [16]])
  expect((onPlayback.mock.calls[0] as [Playback])[0].getState().skipped).toEqual([{ start: 8, end: 16 }])
  expect(onFailure).not.toHaveBeenCalled()
})

test.each(['manifestIncompatibleCodecsError', 'bufferAddCodecError', 'bufferIncompatibleCodecsError'])('%s tells that the codec is missing', (details) => {
  const { engine, fail, onFailure } = attachFake()
  fail('media', true, { details })
  expect(onFailure.mock.calls).toEqual([['media', 'codec']])
  expect(engine.recoverMediaError).not.toHaveBeenCalled()
})

test.each([
  ['a closed connection', 0, 0, false, true],
  ['a closed connection for the fourth time', 3, 0, false, false],
  ['a server error', 0, 500, true, true],
  ['a missing segment', 0, 404, false, false],
])('%s: retried %s times before, status %i', (_, count, code, byDefault, retried) => {
  const { engine } = attachFake()
  const { fragLoadPolicy } = engine.config as unknown as HlsConfig
  const { errorRetry } = fragLoadPolicy.default
  expect(errorRetry?.shouldRetry?.(errorRetry, count, false, { url: '', code }, byDefault)).toBe(retried)
})

describe('with loaded video left', () => {
  let isOnline = true
  beforeEach(() => {
    jest.useFakeTimers()
    isOnline = true
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  })
  afterEach(() => void jest.useRealTimers())

  function playing() {
    const fake = attachFake()
    const state = { readyState: 4 }
    Object.defineProperty(fake.video, 'readyState', { get: () => state.readyState })
    return { ...fake, state }
  }

  test('loading restarts later, and gives up when the video runs out', () => {
    const { engine, state, fail, onFailure, detach } = playing()
    fail('network')
    jest.advanceTimersByTime(5000)
    expect(engine.startLoad).toHaveBeenCalledTimes(1)
    expect(onFailure).not.toHaveBeenCalled()
    state.readyState = 2
    fail('network')
    expect(onFailure).toHaveBeenCalledTimes(1)
    state.readyState = 4
    fail('network')
    detach()
    jest.advanceTimersByTime(60_000)
    expect(engine.startLoad).toHaveBeenCalledTimes(1)
  })

  test('loading restarts at once when the video runs out, and only once', () => {
    const { engine, video, fail } = playing()
    fail('network')
    video.dispatchEvent(new Event('waiting'))
    video.dispatchEvent(new Event('waiting'))
    jest.advanceTimersByTime(60_000)
    expect(engine.startLoad).toHaveBeenCalledTimes(1)
  })

  test('offline it never gives up, and continues when the network is back [courses#playing-a-lesson]', () => {
    const { engine, state, fail, onFailure } = playing()
    isOnline = false
    state.readyState = 1
    fail('network')
    jest.advanceTimersByTime(600_000)
    expect(engine.startLoad).not.toHaveBeenCalled()
    isOnline = true
    window.dispatchEvent(new Event('online'))
    expect(engine.startLoad).toHaveBeenCalledTimes(1)
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('a detached video loads nothing when the network is back', () => {
    const { engine, fail, detach } = playing()
    fail('network')
    detach()
    window.dispatchEvent(new Event('online'))
    expect(engine.startLoad).not.toHaveBeenCalled()
  })
})

test('offline before anything has loaded is a failure of the network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { fail, onFailure } = attachFake()
  fail('network')
  expect(onFailure.mock.calls).toEqual([['network', undefined]])
})
