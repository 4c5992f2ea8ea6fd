import type { HlsConfig } from 'hls.js'
import { loaderWithPlaylist } from './loader-with-playlist.ts'

const url = '/media/lessons/a/playlist.m3u8'
const other = '/media/lessons/a/720p.m3u8'
const text = '#EXTM3U'

const request = jest.fn()
/** A loader as hls.js has it, which records what it requests. */
class FakeLoader {
  context: object | null = null
  stats = { loading: { start: 0, first: 0, end: 0 } }
  load(context: { url: string }) {
    request(context.url, this.stats.loading.start)
  }
  abort() {}
  destroy() {}
}

function create(playlist: Promise<string>) {
  const Loader = loaderWithPlaylist(FakeLoader as unknown as HlsConfig['loader'], url, playlist)
  const loader = new Loader({} as HlsConfig)
  const onSuccess = jest.fn()
  // The limits that hls.js has for a master playlist.
  const config = { loadPolicy: { maxTimeToFirstByteMs: Infinity, maxLoadTimeMs: 20_000 } }
  const load = (address: string) => loader.load({ url: address } as never, config as never, { onSuccess } as never)
  return { load, loader, onSuccess }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  request.mockReset()
})
afterEach(() => jest.useRealTimers())

test('a playlist whose text arrives later is given without a request of its own', async () => {
  let arrive!: (text: string) => void
  const { load, loader, onSuccess } = create(new Promise((resolve) => (arrive = resolve)))
  load(url)
  await pass(2_000)
  expect(onSuccess).not.toHaveBeenCalled()
  arrive(text)
  await pass(0)
  expect(onSuccess).toHaveBeenCalledWith({ url, data: text, code: 200 }, loader.stats, { url }, null)
  expect(request).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

test('other playlists are requested, and the same one when it is needed again', async () => {
  const { load, onSuccess } = create(Promise.resolve(text))
  load(other)
  load(url)
  load(url)
  await pass(0)
  expect(request.mock.calls.map(([address]: string[]) => address)).toEqual([other, url])
  expect(onSuccess).toHaveBeenCalledTimes(1)
})

test.each([
  ['has failed', Promise.resolve(''), 0],
  ['takes longer than a load may', new Promise<string>(() => undefined), 20_000],
])('a playlist whose request %s is requested by the loader as if for the first time', async (_, playlist, ms) => {
  const { load, onSuccess } = create(playlist)
  load(url)
  await pass(ms)
  expect(request.mock.calls).toEqual([[url, 0]])
  expect(onSuccess).not.toHaveBeenCalled()
})

test.each(['abort', 'destroy'] as const)('after %s nothing is given or requested', async (end) => {
  const { load, loader, onSuccess } = create(Promise.resolve(text))
  load(url)
  loader[end]()
  await pass(10_000)
  expect(onSuccess).not.toHaveBeenCalled()
  expect(request).not.toHaveBeenCalled()
})
