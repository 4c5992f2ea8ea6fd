import type Hls from 'hls.js'
import { attachHls } from './attach-hls.ts'
import { attachMedia } from './attach-media.ts'

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

function attachFake() {
  const { Engine, made, fail } = fakeEngine()
  const onFailure = jest.fn()
  const video = document.createElement('video')
  const detach = attachHls(Engine, video, source, onFailure)
  return { engine: made[0] as unknown as Record<string, jest.Mock>, video, fail, onFailure, detach }
}

test('starts loading at the resume position, and releases everything', () => {
  const { engine, detach } = attachFake()
  expect(engine.config).toMatchObject({ startPosition: 47 })
  expect(engine.loadSource).toHaveBeenCalledWith(source.url)
  detach()
  expect(engine.destroy).toHaveBeenCalledTimes(1)
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
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ message: '视频播放出错，请重试' })]])
})

test('gives up when hls.js has retried the network', () => {
  const { fail, onFailure } = attachFake()
  fail('network')
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ message: '视频加载失败，请检查网络后重试' })]])
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

test('without Media Source Extensions the browser plays the playlist itself', async () => {
  const video = document.createElement('video')
  jest.spyOn(video, 'canPlayType').mockReturnValue('maybe')
  const onFailure = jest.fn()
  const detach = attachMedia(video, source, onFailure)
  await Promise.resolve()
  await Promise.resolve()
  expect(video.getAttribute('src')).toBe(source.url)
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.currentTime).toBe(47)
  video.dispatchEvent(new Event('error'))
  expect(onFailure).toHaveBeenCalledTimes(1)
  detach()
  expect(video.hasAttribute('src')).toBe(false)
})

test('a browser that supports neither engine shows a message', async () => {
  const failed = new Promise<Error>((resolve) => attachMedia(document.createElement('video'), source, resolve))
  expect((await failed).message).toBe('当前浏览器不支持播放该视频，请更换浏览器')
})

test('media detached before the engine has loaded is never attached', async () => {
  const video = document.createElement('video')
  jest.spyOn(video, 'canPlayType').mockReturnValue('maybe')
  attachMedia(video, source, jest.fn())()
  await Promise.resolve()
  await Promise.resolve()
  expect(video.hasAttribute('src')).toBe(false)
})
