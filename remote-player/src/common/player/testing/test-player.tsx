import { screen } from '@testing-library/react'
import type { Playback, PlaybackState, Quality } from '@xhkt/platform/media'
import { renderPage } from '@xhkt/testing/render-page'
import { useState } from 'react'
import type { PlayerLines, PlayerTracks } from '../model/player-context.ts'
import type { MediaState } from '../model/use-media.ts'
import { VideoPlayer, type VideoPlayerProps } from '../video-player.tsx'
import { recordingControls } from '../recording-controls.ts'

const tracks: PlayerTracks = {
  captions: [{ lang: 'zh-CN', label: '中文', url: '/captions.vtt' }],
  thumbnails: '/thumbnails.vtt',
  chapters: '/chapters.vtt',
}

const files: Record<string, string> = {
  '/captions.vtt': 'WEBVTT\n\n00:00.000 --> 00:30.000\n同学们好\n\n00:30.000 --> 01:00.000\n今天讲三条规律',
  '/thumbnails.vtt': 'WEBVTT\n\n00:00.000 --> 01:30.000\nsprite.webp#xywh=0,0,160,90',
  '/chapters.vtt': 'WEBVTT\n\n00:00.000 --> 00:30.000\n导入\n\n00:30.000 --> 01:30.000\n规律一',
}

/** What the player asks for, by the address of each file. */
export const requests: string[] = []

const answerFile = (url: string) => {
  requests.push(url)
  return Promise.resolve({ ok: url in files, status: 404, arrayBuffer: () => Promise.resolve(new TextEncoder().encode(files[url]).buffer) })
}

const best: Quality = { id: 2, height: 720, bitrate: 720_000 }
const qualities: Quality[] = [best, { id: 1, height: 540, bitrate: 540_000 }, { id: 0, height: 360, bitrate: 360_000 }]

/** A playback whose quality changes at once. */
function fakePlayback(): Playback {
  let state: PlaybackState = { qualities, current: best, chosen: null }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setQuality(chosen) {
      state = { ...state, chosen, current: chosen ?? best }
      for (const listener of listeners) listener()
    },
    latency: () => null,
    liveEdge: () => null,
  }
}

const ready: MediaState = { isWaiting: false, isBlocked: false, isEnded: false, failure: null, playback: null }

function TestPlayer(props: Partial<VideoPlayerProps>) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [playback] = useState(fakePlayback)
  const [media] = useState({ ...ready, playback })
  return <VideoPlayer title="第一讲" recording={recordingControls} tracks={tracks} video={video} onVideo={setVideo} media={media} {...props} />
}

/** A player of 90 s that jsdom does not play. */
export function renderPlayer(props: Partial<VideoPlayerProps> & { lines?: PlayerLines } = {}) {
  const page = renderPage(<TestPlayer {...props} />, { answers: {} })
  Object.assign(globalThis, { fetch: jest.fn(answerFile) })
  requests.length = 0
  const video = screen.getByLabelText<HTMLVideoElement>('第一讲', { selector: 'video' })
  const buffered = { length: 1, start: () => 0, end: () => 45 }
  const state = { currentTime: 10, duration: 90, paused: true, readyState: 4, videoWidth: 640, buffered }
  for (const name of Object.keys(state) as (keyof typeof state)[]) {
    Object.defineProperty(video, name, { get: () => state[name], set: (value: unknown) => Object.assign(state, { [name]: value }) })
  }
  const fire = (...names: string[]) => names.forEach((name) => video.dispatchEvent(new Event(name)))
  const setPaused = (paused: boolean) => {
    state.paused = paused
    fire(paused ? 'pause' : 'play')
  }
  const play = jest.spyOn(video, 'play').mockImplementation(() => {
    setPaused(false)
    return Promise.resolve()
  })
  const pause = jest.spyOn(video, 'pause').mockImplementation(() => setPaused(true))
  return { ...page, video, state, fire, play, pause }
}
