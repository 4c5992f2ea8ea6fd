import { engineByForm } from './engine-by-form.ts'
import type { MediaEngine } from './media-types.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))
const answer = (body: string, type: string, status = 206) => {
  window.fetch = jest.fn().mockImplementation(() => Promise.resolve(new Response(body, { status, headers: type ? { 'content-type': type } : {} })))
}

afterEach(() => jest.useRealTimers())

async function attach(url: string) {
  const detachPlaylist = jest.fn()
  const playPlaylist = jest.fn<() => void, Parameters<MediaEngine>>(() => detachPlaylist)
  const prepare = jest.fn()
  const engine = engineByForm(Object.assign(playPlaylist, { prepare }))
  const video = document.createElement('video')
  const onFailure = jest.fn()
  const detach = engine(video, { url, skipsUntil: 0 }, onFailure)
  await settled()
  const playedBy = () => (playPlaylist.mock.calls.length > 0 ? 'playlist' : video.getAttribute('src') && 'file')
  return { engine, prepare, detachPlaylist, playedBy, onFailure, detach }
}

test.each([
  ['/lessons/a.m3u8', 'playlist'],
  ['/lessons/a.mp4?sign=1', 'file'],
])('%s is played as %s, and nothing is asked', async (url, form) => {
  answer('', '')
  expect((await attach(url)).playedBy()).toBe(form)
  expect(window.fetch).not.toHaveBeenCalled()
})

test.each([
  ['video/mp4', 'x', 'file'],
  ['audio/mpeg', 'x', 'file'],
  ['application/vnd.apple.mpegurl', '#EXTM3U', 'playlist'],
  ['audio/x-mpegurl', '#EXTM3U', 'playlist'],
  ['application/octet-stream', '\uFEFF#EXTM3U\n', 'playlist'],
  ['application/octet-stream', 'ftyp', 'file'],
  ['', 'ftyp', 'file'],
])('an address without a known ending, of the type %j with the bytes %j, is played as %s', async (type, bytes, form) => {
  answer(bytes, type)
  const { playedBy, detach, detachPlaylist } = await attach('/video/123')
  expect(playedBy()).toBe(form)
  expect(window.fetch).toHaveBeenCalledWith('/video/123', expect.objectContaining({ headers: { Range: 'bytes=0-1023' } }))
  detach()
  expect([detachPlaylist.mock.calls.length, playedBy()]).toEqual(form === 'playlist' ? [1, 'playlist'] : [0, null])
})

test('a server that refuses a question with a range is asked without one', async () => {
  const ask = (_: unknown, { headers = {} }: RequestInit = {}) =>
    'Range' in headers ? Promise.reject(new TypeError('CORS')) : Promise.resolve(new Response('#EXTM3U', { status: 200 }))
  window.fetch = jest.fn(ask)
  expect((await attach('https://cdn.example/video/123')).playedBy()).toBe('playlist')
})

test.each([
  [403, 'stale-address'],
  [500, 'server'],
])('an address without a known ending that answers %i fails with the cause %s', async (status, cause) => {
  answer('', '', status)
  expect((await attach('/video/123')).onFailure.mock.calls).toEqual([['network', cause]])
})

test('a server that does not answer in 10 s is no answer', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  window.fetch = (_, { signal } = {}) =>
    new Promise((_answer, reject) => {
      const refuse = () => reject(new Error('aborted'))
      if (signal?.aborted) refuse()
      signal?.addEventListener('abort', refuse)
    })
  const onFailure = jest.fn()
  engineByForm(null)(document.createElement('video'), { url: '/video/123' }, onFailure)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(onFailure).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(onFailure.mock.calls).toEqual([['network', undefined]])
})

test('media that are detached before the answer are never played', async () => {
  answer('x', 'video/mp4')
  const video = document.createElement('video')
  engineByForm(null)(video, { url: '/video/123' }, () => undefined)()
  await settled()
  expect(video.hasAttribute('src')).toBe(false)
})

test('only a playlist is prepared', async () => {
  answer('x', 'video/mp4')
  const { engine, prepare } = await attach('/a.mp4')
  for (const url of ['/a.mp4', '/video/123', '/a.m3u8']) engine.prepare?.({ url })
  expect(prepare.mock.calls).toEqual([[{ url: '/a.m3u8' }]])
})
