import type { FirstMedia } from '../boot/window-globals.ts'
import { prepareFirstMedia } from './prepare-media.ts'

const prepare = jest.fn()
let engine: { prepare?: typeof prepare } | null = { prepare }

jest.mock('@xhkt/platform/media', () => ({ loadMediaEngine: () => Promise.resolve(engine) }))

const url = '/media/lessons/a/playlist.m3u8'
const give = (media: FirstMedia | null) => {
  window.__xhkt = { media: Promise.resolve(media) }
}

beforeEach(() => {
  prepare.mockReset()
  engine = { prepare }
  localStorage.clear()
})
afterEach(() => delete window.__xhkt)

test('the first media of the addressed page is prepared with the quality that the learner chose', async () => {
  localStorage.setItem('xhkt_player', '{"quality":540}')
  // Only the engine waits for the text of the playlist.
  give({ url, startAt: 47, playlist: new Promise<string>(() => undefined) })
  await prepareFirstMedia()
  expect(prepare).toHaveBeenCalledWith({ url, startAt: 47, preferredHeight: 540 })
})

test('a page that prepares its media before the host keeps it', async () => {
  give({ url, startAt: 0, playlist: Promise.resolve('') })
  const prepared = prepareFirstMedia()
  // The engine takes the boot script's media when it loads the page's source.
  delete window.__xhkt?.media
  await prepared
  expect(prepare).not.toHaveBeenCalled()
})

test('a page without media, and a browser that plays HLS itself, prepare nothing', async () => {
  await prepareFirstMedia()
  give(null)
  await prepareFirstMedia()
  engine = {}
  give({ url, startAt: 0, playlist: Promise.resolve('') })
  await prepareFirstMedia()
  expect(prepare).not.toHaveBeenCalled()
})
