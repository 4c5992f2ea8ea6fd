import { answerCause } from './answer-cause.ts'
import type { MediaEngine, Playback, PlaybackState } from './media-types.ts'
import { probeMedia } from './probe-media.ts'

// Codes of `MediaError`.
const NETWORK_ERROR = 2
const DECODE_ERROR = 3

/** A second interruption within this time is no accident, in milliseconds. */
const SAME_TROUBLE_MS = 30_000

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

/**
 * Plays what the browser plays itself: a file, by ranges, and in Safari a playlist. It tells little of a failure, so the server is asked.
 * An interrupted file starts again where it was, when the server answers or the network is back.
 */
export const attachNative: MediaEngine = (video, { url, startAt = 0, skipsUntil }, onFailure, onPlayback) => {
  const asking = new AbortController()
  let position = startAt
  let wasPlaying = false
  let interruptedAt = -Infinity

  const start = () => {
    if (position > 0) video.currentTime = position
    // The browser pauses a video when its media are replaced.
    if (wasPlaying) void video.play().catch(() => undefined)
  }
  const restart = () => {
    window.removeEventListener('online', restart)
    video.src = url
  }
  const fail = async () => {
    const code = video.error?.code
    const hasStarted = video.readyState > HTMLMediaElement.HAVE_NOTHING
    if (hasStarted) {
      position = video.currentTime
      wasPlaying = !video.paused
    }
    if (code === DECODE_ERROR) {
      onFailure('media')
      return
    }
    if (!navigator.onLine && hasStarted) {
      window.addEventListener('online', restart)
      return
    }
    const { status } = await probeMedia(url, asking.signal)
    if (asking.signal.aborted) return
    const cause = answerCause(status, skipsUntil)
    const isRefused = status === null || status >= 400
    if (isRefused) onFailure('network', cause)
    else if (code !== NETWORK_ERROR) onFailure('media', 'codec')
    else if (performance.now() - interruptedAt < SAME_TROUBLE_MS) onFailure('network', skipsUntil === undefined ? undefined : 'server')
    else {
      interruptedAt = performance.now()
      restart()
    }
  }
  const onError = () => void fail()
  video.addEventListener('loadedmetadata', start)
  video.addEventListener('error', onError)
  video.src = url
  onPlayback?.(nativePlayback(video))
  return () => {
    asking.abort()
    window.removeEventListener('online', restart)
    video.removeEventListener('loadedmetadata', start)
    video.removeEventListener('error', onError)
    video.removeAttribute('src')
    video.load()
  }
}
