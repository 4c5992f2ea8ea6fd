import type Hls from 'hls.js'
import type { ErrorData, RetryConfig } from 'hls.js'
import { createHlsPlayback } from './hls-playback.ts'
import { createLoadingRestart } from './loading-restart.ts'
import type { Detach, FailureHandler, Playback, PlaybackSource } from './media-types.ts'
import { createRecovery } from './media-recovery.ts'

/**
 * How far ahead it loads, in seconds. By the bandwidths of a master playlist hls.js would load up to 10 minutes ahead, which a learner who
 * leaves never watches.
 */
const BUFFER_AHEAD_S = 30

/** A segment that takes longer has hung. hls.js would wait for two minutes. */
const SEGMENT_TIMEOUT_MS = 30_000

/** A closed connection has this status. hls.js does not retry it by itself. */
const NO_STATUS = 0

/** Retries what may pass: server errors and closed connections, but no missing or refused file. */
const errorRetry: RetryConfig = {
  maxNumRetry: 3,
  retryDelayMs: 1000,
  maxRetryDelayMs: 8000,
  shouldRetry: (config, count, _isTimeout, response, retry) =>
    retry || (count < (config?.maxNumRetry ?? 0) && response?.code === NO_STATUS),
}
const timeoutRetry: RetryConfig = { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 }

/** The server refuses the address, or has no such file any more: it has expired, or the playlist has changed. */
const isStale = (status = 0): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429

/** hls.js starts a recording at 0, and a live playlist at its live edge. */
const DEFAULT_START = -1

/**
 * Plays a playlist by hls.js. Handles fatal errors as hls.js documents it: a decoder is recovered; a network that failed all
 * retries ends the playback, but not before the loaded part has been watched, and not while the browser is offline.
 */
export function attachHls(
  Engine: typeof Hls,
  video: HTMLVideoElement,
  { url, startAt = DEFAULT_START, preferredHeight }: PlaybackSource,
  onFailure: FailureHandler,
  onPlayback?: (playback: Playback) => void,
): Detach {
  const { fragLoadPolicy } = Engine.DefaultConfig
  const hls = new Engine({
    startPosition: startAt,
    // The first segment decides about the bandwidth. A test would load a segment of the lowest quality first, and throw it away.
    testBandwidth: false,
    maxMaxBufferLength: BUFFER_AHEAD_S,
    fragLoadPolicy: { default: { ...fragLoadPolicy.default, maxLoadTimeMs: SEGMENT_TIMEOUT_MS, errorRetry, timeoutRetry } },
  })
  const recover = createRecovery(() => performance.now())

  const restart = createLoadingRestart(video, () => hls.startLoad())

  const onNetworkError = (status: number | undefined): void => {
    const hasPictureLeft = video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA
    // Before the metadata there is nothing to go on with.
    const isOffline = !navigator.onLine && video.readyState > HTMLMediaElement.HAVE_NOTHING
    if (hasPictureLeft || isOffline) restart.plan()
    else onFailure('network', isStale(status) ? 'stale-address' : undefined)
  }
  const onMediaError = (): void => {
    const step = recover()
    if (step === 'swap') hls.swapAudioCodec()
    if (step === 'give-up') onFailure('media')
    else hls.recoverMediaError()
  }
  const onError = ({ fatal, type, details, response }: ErrorData): void => {
    if (!fatal) return
    if (/codec/i.test(details)) onFailure('media', 'codec')
    else if (type === Engine.ErrorTypes.NETWORK_ERROR) onNetworkError(response?.code)
    else if (type === Engine.ErrorTypes.MEDIA_ERROR) onMediaError()
    else onFailure('media')
  }
  hls.on(Engine.Events.ERROR, (_, data) => onError(data))
  onPlayback?.(createHlsPlayback(Engine, hls, preferredHeight))
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => {
    restart.cancel()
    hls.destroy()
  }
}
