import { act, renderHook, waitFor } from '@testing-library/react'
import type { MediaSteps } from './media-session.ts'
import { useMediaSession } from './use-media-session.ts'

class FakeMetadata {
  constructor(readonly init: MediaMetadataInit) {}
}

/** The media session of a browser that lacks `seekto`. */
class FakeSession {
  metadata: FakeMetadata | null = null
  readonly handlers = new Map<string, MediaSessionActionHandler>()
  setActionHandler(action: string, handler: MediaSessionActionHandler | null): void {
    if (action === 'seekto') throw new TypeError('unknown action')
    if (handler) this.handlers.set(action, handler)
    else this.handlers.delete(action)
  }
  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void {
    this.handlers.get(action)?.({ action, ...details })
  }
}

let session: FakeSession

beforeEach(() => {
  session = new FakeSession()
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  Object.assign(globalThis, { MediaMetadata: FakeMetadata })
})
afterEach(() => Reflect.deleteProperty(navigator, 'mediaSession'))

function openVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  Object.defineProperty(video, 'duration', { value: 100 })
  video.currentTime = 50
  return video
}

const showPicture = (video: HTMLVideoElement) => act(() => void video.dispatchEvent(new Event('loadeddata')))

const name = { title: '函数的基本性质', course: '考研数学全程班', cover: '/cover.webp' }

test('media session: the panel shows lesson, course and cover, and nothing after the page [courses#around-the-picture]', async () => {
  const video = openVideo()
  const { unmount } = renderHook(() => useMediaSession(video, name, null))
  await import('./media-session.ts')
  // The keys of the media session load after the first picture.
  expect(session.metadata).toBeNull()
  showPicture(video)
  const shown = { title: '函数的基本性质', artist: '考研数学全程班', artwork: [{ src: '/cover.webp' }] }
  await waitFor(() => expect(session.metadata?.init).toEqual(shown))
  unmount()
  expect(session.metadata).toBeNull()
})

test('media session: keys play, pause, move by 10 s or as far as the system says, and change the lesson', async () => {
  const video = openVideo()
  const play = jest.spyOn(video, 'play').mockResolvedValue()
  const pause = jest.spyOn(video, 'pause').mockReturnValue()
  const steps: MediaSteps = { previous: jest.fn(), next: jest.fn() }
  const { unmount } = renderHook(() => useMediaSession(video, name, steps))
  showPicture(video)
  await waitFor(() => expect(session.handlers.size).toBe(6))
  session.press('play')
  session.press('pause')
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
  session.press('seekforward')
  expect(video.currentTime).toBe(60)
  session.press('seekbackward', { seekOffset: 5 })
  expect(video.currentTime).toBe(55)
  session.press('previoustrack')
  session.press('nexttrack')
  expect(steps.previous).toHaveBeenCalledTimes(1)
  expect(steps.next).toHaveBeenCalledTimes(1)
  unmount()
  expect(session.handlers.size).toBe(0)
})

test('media session: the last lesson has no next one, and a live picture is only played and paused', async () => {
  const video = openVideo()
  const last: MediaSteps = { previous: () => undefined }
  const { rerender } = renderHook<void, { steps: MediaSteps | null }>(({ steps }) => useMediaSession(video, name, steps), {
    initialProps: { steps: last },
  })
  showPicture(video)
  const actions = () => [...session.handlers.keys()].toSorted()
  await waitFor(() => expect(actions()).toEqual(['pause', 'play', 'previoustrack', 'seekbackward', 'seekforward']))
  rerender({ steps: null })
  await waitFor(() => expect(actions()).toEqual(['pause', 'play']))
})

test('media session: a page that is left before it has loaded starts none', async () => {
  const video = openVideo()
  const first = renderHook(() => useMediaSession(video, name, null))
  showPicture(video)
  first.unmount()
  const { unmount } = renderHook(() => useMediaSession(video, { ...name, title: '下一节' }, null))
  showPicture(video)
  await waitFor(() => expect(session.metadata?.init.title).toBe('下一节'))
  unmount()
  expect(session.metadata).toBeNull()
})

test('media session: a browser without one plays on', async () => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  const video = openVideo()
  const { unmount } = renderHook(() => useMediaSession(video, name, {}))
  showPicture(video)
  await import('./media-session.ts')
  expect(() => unmount()).not.toThrow()
})
