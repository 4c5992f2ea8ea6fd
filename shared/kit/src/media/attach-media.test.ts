import { loadMediaEngine, type MediaEngine, type Playback, type PlaybackFailure } from '@xhkt/platform/media'
import { attachMedia, prefetchMedia } from './attach-media.ts'

jest.mock('@xhkt/platform/media', () => ({ loadMediaEngine: jest.fn() }))

const loaded = jest.mocked(loadMediaEngine)
const source = { url: '/media/lessons/a/index.m3u8', startAt: 47 }

const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

function attach() {
  const detachEngine = jest.fn()
  const engine = jest.fn<ReturnType<MediaEngine>, Parameters<MediaEngine>>(() => detachEngine)
  loaded.mockResolvedValue(engine)
  const video = document.createElement('video')
  const failures: string[] = []
  const detach = attachMedia(video, source, ({ message }) => failures.push(message))
  const fail = (failure: PlaybackFailure) => engine.mock.calls[0]![2](failure)
  return { video, engine, detachEngine, failures, detach, fail }
}

async function failuresOfLoad() {
  const failures: string[] = []
  attachMedia(document.createElement('video'), source, ({ message }) => failures.push(message))
  await settled()
  return failures
}

test('plays by the engine, and detaches it', async () => {
  const { video, engine, detachEngine, detach, failures } = attach()
  await settled()
  expect(engine).toHaveBeenCalledWith(video, source, expect.any(Function), expect.any(Function))
  detach()
  expect(detachEngine).toHaveBeenCalledTimes(1)
  expect(failures).toEqual([])
})

test.each([
  ['network', '视频加载失败，请检查网络后重试'],
  ['media', '视频播放出错，请重试'],
] as const)('a failure of the %s has its message', async (failure, message) => {
  const { failures, fail } = attach()
  await settled()
  fail(failure)
  expect(failures).toEqual([message])
})

test.each([
  ['network', 'stale-address', '视频地址已失效，请重试'],
  ['media', 'codec', '当前浏览器无法解码该视频，请更换浏览器或在APP中观看'],
] as const)('a failure of the %s with the cause %s has a message of its own', async (failure, cause, message) => {
  const { engine, failures } = attach()
  await settled()
  engine.mock.calls[0]![2](failure, cause)
  expect(failures).toEqual([message])
})

test('a browser that supports no engine has its message', async () => {
  loaded.mockResolvedValue(null)
  expect(await failuresOfLoad()).toEqual(['当前浏览器不支持播放该视频，请更换浏览器'])
})

test('an engine that cannot be loaded is a failure of the network, and a new call loads it again', async () => {
  loaded.mockRejectedValueOnce(new Error('ChunkLoadError'))
  expect(await failuresOfLoad()).toEqual(['视频加载失败，请检查网络后重试'])
  const { engine } = attach()
  await settled()
  expect(engine).toHaveBeenCalledTimes(1)
})

test('media detached before the engine has loaded is never attached and reports nothing', async () => {
  const { engine, detach } = attach()
  detach()
  await settled()
  expect(engine).not.toHaveBeenCalled()
  loaded.mockRejectedValueOnce(new Error('ChunkLoadError'))
  const onFailure = jest.fn()
  attachMedia(document.createElement('video'), source, onFailure)()
  await settled()
  expect(onFailure).not.toHaveBeenCalled()
})

test('hands out the playback of the attached source', async () => {
  const playback = {} as Playback
  loaded.mockResolvedValue((_video, _source, _onFailure, onPlayback) => {
    onPlayback?.(playback)
    return () => undefined
  })
  const onPlayback = jest.fn()
  attachMedia(document.createElement('video'), source, () => undefined, onPlayback)
  await settled()
  expect(onPlayback.mock.calls).toEqual([[playback]])
})

test('a prefetch loads the engine', async () => {
  loaded.mockClear()
  loaded.mockRejectedValueOnce(new Error('ChunkLoadError'))
  prefetchMedia()
  await settled()
  expect(loaded).toHaveBeenCalledTimes(1)
})
