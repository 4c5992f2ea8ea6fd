import type { HlsConfig } from 'hls.js'
import { loaderWithPlaylist } from './loader-with-playlist.ts'

const url = '/media/lessons/a/playlist.m3u8'
const text = '#EXTM3U'

const request = jest.fn()
/** A loader as hls.js has it, which records what it requests. */
class FakeLoader {
  context: object | null = null
  stats = { aborted: false, loading: { start: 0, first: 0, end: 0 } }
  load(context: { url: string }) {
    request(context.url)
  }
}

function create() {
  const Loader = loaderWithPlaylist(FakeLoader as unknown as HlsConfig['loader'], url, text)
  const loader = new Loader({} as HlsConfig)
  const onSuccess = jest.fn()
  const load = (address: string) => loader.load({ url: address } as never, {} as never, { onSuccess } as never)
  return { load, loader, onSuccess }
}

beforeEach(() => request.mockReset())

test('the playlist that is there is given after load has returned, without a request', async () => {
  const { load, loader, onSuccess } = create()
  load(url)
  expect(onSuccess).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(onSuccess).toHaveBeenCalledWith({ url, data: text, code: 200 }, loader.stats, { url }, null)
  expect(request).not.toHaveBeenCalled()
})

test('other playlists are requested, and the same one when it is needed again', async () => {
  const { load, onSuccess } = create()
  load('/media/lessons/a/720p.m3u8')
  load(url)
  load(url)
  await Promise.resolve()
  expect(request.mock.calls).toEqual([['/media/lessons/a/720p.m3u8'], [url]])
  expect(onSuccess).toHaveBeenCalledTimes(1)
})

test('a load that is aborted at once gives nothing', async () => {
  const { load, loader, onSuccess } = create()
  load(url)
  loader.stats.aborted = true
  await Promise.resolve()
  expect(onSuccess).not.toHaveBeenCalled()
})
