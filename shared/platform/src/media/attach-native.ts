import { mediaForm } from '@xhkt/contract/media-form'
import { answerCause } from './answer-cause.ts'
import { hasPictureTrack } from './picture-track.ts'
import type { MediaEngine, Playback, PlaybackState } from './media-types.ts'
import { probeMedia } from './probe-media.ts'

// Codes of `MediaError`.
const NETWORK_ERROR = 2
const DECODE_ERROR = 3

/** A second interruption within this time is no accident, in milliseconds. */
const SAME_TROUBLE_MS = 30_000

/** An address that fails again within this time had not expired, in milliseconds. */
const FRESH_MS = 60_000

/** When a server that no page may read last failed, by its origin. */
const unreadableAt = new Map<string, number>()

/**
 * Whether such a server refuses an address that has expired, which nobody can tell from a file that cannot be decoded. The first failure
 * counts as that; a fresh address that fails too is the file's fault.
 */
function mayHaveExpired(url: string): boolean {
  const { origin } = new URL(url, location.href)
  const now = performance.now()
  const isFresh = now - (unreadableAt.get(origin) ?? -Infinity) < FRESH_MS
  unreadableAt.set(origin, now)
  return !isFresh
}

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
    else if (status === 0 && !hasStarted && mayHaveExpired(url)) onFailure('network', 'stale-address')
    else if (code !== NETWORK_ERROR) onFailure('media', 'codec')
    else if (performance.now() - interruptedAt < SAME_TROUBLE_MS) onFailure('network', skipsUntil === undefined ? undefined : 'server')
    else {
      interruptedAt = performance.now()
      restart()
    }
  }
  // Where a browser lacks the codec of the picture, it plays the sound and says nothing.
  const lookForPicture = async () => {
    if (video.videoWidth > 0 || mediaForm(url) === 'playlist') return
    const isPictureLost = await hasPictureTrack(url, asking.signal)
    if (isPictureLost && video.videoWidth === 0 && !asking.signal.aborted) onFailure('media', 'codec')
  }
  const onMetadata = () => {
    start()
    void lookForPicture()
  }
  const onError = () => void fail()
  video.addEventListener('loadedmetadata', onMetadata)
  video.addEventListener('error', onError)
  video.src = url
  onPlayback?.(nativePlayback(video))
  return () => {
    asking.abort()
    window.removeEventListener('online', restart)
    video.removeEventListener('loadedmetadata', onMetadata)
    video.removeEventListener('error', onError)
    video.removeAttribute('src')
    video.load()
  }
}
