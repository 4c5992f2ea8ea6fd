import type Hls from 'hls.js'
import { attachHls } from './attach-hls.ts'
import type { PlaybackSource } from './media-types.ts'

const source = { url: '/media/lessons/a/index.m3u8', startAt: 47 }

function fakeEngine() {
  const listeners: ((name: string, data: object) => void)[] = []
  const made: Record<string, jest.Mock | object>[] = []
  class Engine {
    static Events = { ERROR: 'error' }
    static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
    static DefaultConfig = { fragLoadPolicy: { default: {} } }
    loadSource = jest.fn()
    attachMedia = jest.fn()
    recoverMediaError = jest.fn()
    swapAudioCodec = jest.fn()
    startLoad = jest.fn()
    destroy = jest.fn()
    config: object
    constructor(config: object) {
      this.config = config
      made.push(this as unknown as Record<string, jest.Mock>)
    }
    on = (_: string, listener: (name: string, data: object) => void) => listeners.push(listener)
  }
  const fail = (type: string, fatal = true) => listeners.forEach((listener) => listener('error', { type, fatal }))
  return { Engine: Engine as unknown as typeof Hls, made, fail }
}

function attachFake(given: PlaybackSource = source) {
  const { Engine, made, fail } = fakeEngine()
  const onFailure = jest.fn()
  const video = document.createElement('video')
  const detach = attachHls(Engine, video, given, onFailure)
  return { engine: made[0] as unknown as Record<string, jest.Mock>, video, fail, onFailure, detach }
}

test('starts loading at the resume position, and releases everything', () => {
  const { engine, detach } = attachFake()
  expect(engine.config).toMatchObject({ startPosition: 47 })
  expect(engine.loadSource).toHaveBeenCalledWith(source.url)
  detach()
  expect(engine.destroy).toHaveBeenCalledTimes(1)
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

test('gives up at a fatal error that is neither of the network nor of the media', () => {
  const { fail, onFailure } = attachFake()
  fail('other')
  expect(onFailure.mock.calls).toEqual([['media']])
})

test('gives up when hls.js has retried the network', () => {
  const { fail, onFailure } = attachFake()
  fail('network')
  expect(onFailure.mock.calls).toEqual([['network']])
})

test('with loaded video left, loading restarts later, and gives up when the video runs out', () => {
  jest.useFakeTimers()
  const { engine, video, fail, onFailure, detach } = attachFake()
  let readyState = 4
  Object.defineProperty(video, 'readyState', { get: () => readyState })
  fail('network')
  jest.advanceTimersByTime(5000)
  expect(engine.startLoad).toHaveBeenCalledTimes(1)
  expect(onFailure).not.toHaveBeenCalled()
  readyState = 2
  fail('network')
  expect(onFailure).toHaveBeenCalledTimes(1)
  readyState = 4
  fail('network')
  detach()
  jest.advanceTimersByTime(60_000)
  expect(engine.startLoad).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
