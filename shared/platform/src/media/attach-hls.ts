import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import type { Detach, PlaybackFailure, PlaybackSource } from './media-types.ts'
import { createRecovery } from './media-recovery.ts'

/** When loading has failed for 7 s and there is still video to watch, it starts again after this, in milliseconds. */
const RESTART_MS = 5000

/**
 * How far ahead it loads, in seconds. By the bandwidths of a master playlist hls.js would load up to 10 minutes ahead, which a learner who
 * leaves never watches.
 */
const BUFFER_AHEAD_S = 30

/** hls.js starts a recording at 0, and a live playlist at its live edge. */
const DEFAULT_START = -1

/**
 * Plays a playlist by hls.js. Handles fatal errors as hls.js documents it: a decoder is recovered; a network that failed all
 * retries ends the playback, but not before the loaded part has been watched.
 */
export function attachHls(
  Engine: typeof Hls,
  video: HTMLVideoElement,
  { url, startAt = DEFAULT_START }: PlaybackSource,
  onFailure: (failure: PlaybackFailure) => void,
): Detach {
  const { fragLoadPolicy } = Engine.DefaultConfig
  const errorRetry = { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 8000 }
  const hls = new Engine({
    startPosition: startAt,
    // The first segment decides about the bandwidth. A test would load a segment of the lowest quality first, and throw it away.
    testBandwidth: false,
    maxMaxBufferLength: BUFFER_AHEAD_S,
    fragLoadPolicy: { default: { ...fragLoadPolicy.default, errorRetry } },
  })
  const recover = createRecovery(() => performance.now())

  let restart: ReturnType<typeof setTimeout> | undefined

  const onNetworkError = (): void => {
    const hasPictureLeft = video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA
    if (!hasPictureLeft) onFailure('network')
    else restart = setTimeout(() => hls.startLoad(), RESTART_MS)
  }
  const onMediaError = (): void => {
    const step = recover()
    if (step === 'swap') hls.swapAudioCodec()
    if (step === 'give-up') onFailure('media')
    else hls.recoverMediaError()
  }
  const onError = ({ fatal, type }: ErrorData): void => {
    if (!fatal) return
    if (type === Engine.ErrorTypes.NETWORK_ERROR) onNetworkError()
    else if (type === Engine.ErrorTypes.MEDIA_ERROR) onMediaError()
    else onFailure('media')
  }
  hls.on(Engine.Events.ERROR, (_, data) => onError(data))
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => {
    clearTimeout(restart)
    hls.destroy()
  }
}
