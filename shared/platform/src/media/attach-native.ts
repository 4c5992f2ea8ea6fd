import type { MediaEngine, Playback, PlaybackState } from './media-types.ts'

const DECODE_ERROR = 3

const noChoice: PlaybackState = { qualities: [], current: null, chosen: null }

/** The browser chooses the quality itself and tells nothing about it. */
function nativePlayback(video: HTMLVideoElement): Playback {
  const liveEdge = (): number | null => {
    const { seekable, duration } = video
    return duration === Infinity && seekable.length > 0 ? seekable.end(seekable.length - 1) : null
  }
  return {
    getState: () => noChoice,
    subscribe: () => () => undefined,
    setQuality: () => undefined,
    liveEdge,
    latency() {
      const edge = liveEdge()
      return edge === null ? null : Math.max(0, edge - video.currentTime)
    },
  }
}

/** Plays a playlist natively. */
export const attachNative: MediaEngine = (video, { url, startAt = 0 }, onFailure, onPlayback) => {
  const start = () => {
    if (startAt > 0) video.currentTime = startAt
  }
  const fail = () => onFailure(video.error?.code === DECODE_ERROR ? 'media' : 'network')
  video.addEventListener('loadedmetadata', start, { once: true })
  video.addEventListener('error', fail, { once: true })
  video.src = url
  onPlayback?.(nativePlayback(video))
  return () => {
    video.removeEventListener('loadedmetadata', start)
    video.removeEventListener('error', fail)
    video.removeAttribute('src')
    video.load()
  }
}
