import { attachNative } from './attach-native.ts'
import type { Playback } from './media-types.ts'

const url = '/recordings/1.mp4'

/** Errors of `MediaError`. */
const [network, decode, unsupported] = [2, 3, 4]

const answer = (status: number) => () => Promise.resolve(new Response('x', { status, headers: { 'content-type': 'video/mp4' } }))
const settled = () => new Promise((resolve) => setTimeout(resolve))

function attach(startAt?: number) {
  const video = document.createElement('video')
  const state = { code: 0, readyState: 0, paused: true }
  Object.defineProperty(video, 'error', { get: () => (state.code ? { code: state.code } : null) })
  Object.defineProperty(video, 'readyState', { get: () => state.readyState })
  Object.defineProperty(video, 'paused', { get: () => state.paused })
  const play = jest.spyOn(video, 'play').mockResolvedValue()
  const sources: string[] = []
  Object.defineProperty(video, 'src', { set: (value: string) => sources.push(value) })
  const onFailure = jest.fn()
  const detach = attachNative(video, { url, startAt, skipsUntil: 0 }, onFailure)
  const fire = (event: string) => video.dispatchEvent(new Event(event))
  const fail = async (code: number) => {
    state.code = code
    fire('error')
    await settled()
  }
  return { video, state, play, sources, onFailure, detach, fire, fail }
}

/** Attaches a file that has been played up to 33 s. */
function attachPlaying() {
  const attached = attach()
  Object.assign(attached.state, { readyState: 4, paused: false })
  attached.video.currentTime = 33
  return attached
}

beforeEach(() => {
  window.fetch = answer(206)
})

test('starts at the position once the metadata is there, and releases the video', () => {
  const { video, sources, detach, fire } = attach(47)
  expect(sources).toEqual([url])
  expect(video.currentTime).toBe(0)
  fire('loadedmetadata')
  expect(video.currentTime).toBe(47)
  detach()
  expect(video.hasAttribute('src')).toBe(false)
})

test('without a start position the browser chooses it', () => {
  const { video, fire } = attach()
  video.currentTime = 12
  fire('loadedmetadata')
  expect(video.currentTime).toBe(12)
})

test('media that break while they are decoded are a failure of the media', async () => {
  const { onFailure, fail } = attach()
  await fail(decode)
  expect(onFailure.mock.calls).toEqual([['media']])
})

test.each([
  [403, ['network', 'stale-address']],
  [404, ['network', 'stale-address']],
  [503, ['network', 'server']],
  [206, ['media', 'codec']],
])('of media that do not load, a server that answers %i tells %j', async (status, failure) => {
  window.fetch = answer(status)
  const { onFailure, fail } = attach()
  await fail(unsupported)
  expect(onFailure.mock.calls).toEqual([failure])
})

test('media whose server does not answer are a failure of the network', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('network'))
  const { onFailure, fail } = attach()
  await fail(unsupported)
  expect(onFailure.mock.calls).toEqual([['network', undefined]])
})

test('a file whose picture the browser does not show cannot be decoded, and one with sound alone plays', async () => {
  const file = Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x40moov\0\0\0\x38trak....hdlr........vide'.padEnd(80, ' '), 'latin1')
  const serve = (bytes: Buffer) => (_: unknown, { headers }: RequestInit = {}) => {
    const from = Number(/\d+/.exec((headers as { Range: string }).Range)?.[0])
    return Promise.resolve(new Response(new Uint8Array(bytes.subarray(from)), { status: 206 }))
  }
  window.fetch = serve(file)
  const hidden = attach()
  hidden.fire('loadedmetadata')
  await settled()
  expect(hidden.onFailure.mock.calls).toEqual([['media', 'codec']])
  window.fetch = serve(Buffer.from(file.toString('latin1').replace('vide', 'soun'), 'latin1'))
  const sound = attach()
  sound.fire('loadedmetadata')
  await settled()
  expect(sound.onFailure).not.toHaveBeenCalled()
})

test('of a server that answers, but lets no page read it, an address has expired; a fresh one that fails too cannot be decoded', async () => {
  window.fetch = (_, { mode } = {}) => (mode === 'no-cors' ? answer(200)() : Promise.reject(new TypeError('CORS')))
  const { onFailure, fail } = attach()
  await fail(unsupported)
  expect(onFailure.mock.calls).toEqual([['network', 'stale-address']])
  const again = attach()
  await again.fail(unsupported)
  expect(again.onFailure.mock.calls).toEqual([['media', 'codec']])
})

test('an interrupted file plays on where it was, once in half a minute', async () => {
  const { video, sources, play, onFailure, fire, fail } = attachPlaying()
  await fail(network)
  expect(sources).toEqual([url, url])
  video.currentTime = 0
  fire('loadedmetadata')
  expect([video.currentTime, play.mock.calls.length]).toEqual([33, 1])
  await fail(network)
  expect(onFailure.mock.calls).toEqual([['network', 'server']])
})

test('a file that stops without a network waits for it', async () => {
  const { sources, onFailure, fail } = attachPlaying()
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fail(network)
  expect([sources.length, onFailure.mock.calls.length]).toEqual([1, 0])
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(sources).toEqual([url, url])
})

test('a detached video reports nothing, and asks nothing', async () => {
  window.fetch = jest.fn(answer(206))
  const { onFailure, detach, fail } = attach()
  detach()
  await fail(unsupported)
  expect(onFailure).not.toHaveBeenCalled()
  expect(window.fetch).not.toHaveBeenCalled()
})

test('a live picture tells its edge and how far behind it is, a recording does not', () => {
  const video = document.createElement('video')
  let duration = Infinity
  Object.defineProperty(video, 'duration', { get: () => duration })
  Object.defineProperty(video, 'seekable', { value: { length: 1, end: () => 60 } })
  const onPlayback = jest.fn<void, [Playback]>()
  attachNative(video, { url }, () => undefined, onPlayback)
  const playback = onPlayback.mock.calls[0]![0]
  video.currentTime = 52
  expect([playback.liveEdge(), playback.latency()]).toEqual([60, 8])
  duration = 90
  expect([playback.liveEdge(), playback.latency()]).toEqual([null, null])
  expect(playback.getState().qualities).toEqual([])
})
