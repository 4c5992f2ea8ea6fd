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

test('the first media of the addressed page is prepared with its playlist and the quality that the learner chose', async () => {
  localStorage.setItem('xhkt_player', '{"quality":540}')
  give({ url, startAt: 47, playlist: Promise.resolve('#EXTM3U') })
  await prepareFirstMedia()
  expect(prepare).toHaveBeenCalledWith({ url, startAt: 47, playlist: '#EXTM3U', preferredHeight: 540 })
})

test('a playlist that is still loading is left to the engine', async () => {
  give({ url, startAt: 0, playlist: new Promise(() => undefined) })
  await prepareFirstMedia()
  expect(prepare).toHaveBeenCalledWith({ url, startAt: 0, playlist: '', preferredHeight: undefined })
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
