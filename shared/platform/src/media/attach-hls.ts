import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { answerCause } from './answer-cause.ts'
import { watchHangs } from './media-hangs.ts'
import { createLoadingRestart } from './loading-restart.ts'
import type { HlsLoading } from './hls-loading.ts'
import type { Detach, FailureHandler, Playback, PlaybackSource } from './media-types.ts'
import { createSkipper, missingPart } from './missing-segment.ts'
import { createRecovery } from './media-recovery.ts'

interface Attached extends HlsLoading {
  source: PlaybackSource
}

/**
 * Plays what hls.js loads. Handles fatal errors as hls.js documents it: a decoder is recovered, as after a seek that hangs; a network that
 * failed all retries ends the playback, but not before the loaded part has been watched, and not while the browser is offline.
 */
export function attachHls(
  Engine: typeof Hls,
  video: HTMLVideoElement,
  { hls, playback, seekTo, source: { startAt, skipsUntil } }: Attached,
  onFailure: FailureHandler,
  onPlayback?: (playback: Playback) => void,
): Detach {
  const recover = createRecovery(() => performance.now())

  const restart = createLoadingRestart(video, () => hls.startLoad())

  const skipper = createSkipper(video, (from) => hls.startLoad(from), playback.noteSkipped, startAt)

  const onNetworkError = (error: ErrorData): void => {
    const missing = skipsUntil === undefined ? null : missingPart(error)
    if (missing && missing.start < (skipsUntil ?? 0)) {
      skipper.plan(missing)
      return
    }
    const hasPictureLeft = video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA
    // Before the metadata there is no playback that could continue.
    const isOffline = !navigator.onLine && video.readyState > HTMLMediaElement.HAVE_NOTHING
    if (hasPictureLeft || isOffline) restart.plan()
    else onFailure('network', missing ? 'gone' : answerCause(error.response?.code, skipsUntil))
  }
  const onMediaError = (): void => {
    const step = recover()
    if (step === 'swap') hls.swapAudioCodec()
    if (step === 'give-up') {
      onFailure('media')
      return
    }
    const wasPlaying = !video.paused
    hls.recoverMediaError()
    // The browser pauses a video when its media are replaced.
    if (wasPlaying) void video.play().catch(() => undefined)
  }
  const onError = (error: ErrorData): void => {
    const { fatal, type, details, errorAction } = error
    // hls.js would repeat the request for seconds, unless another quality may have the segment.
    const isGone = skipsUntil !== undefined && errorAction?.nextAutoLevel === undefined && missingPart(error) !== null
    if (!fatal && !isGone) return
    if (!fatal) hls.stopLoad()
    if (/codec/i.test(details)) onFailure('media', 'codec')
    else if (type === Engine.ErrorTypes.NETWORK_ERROR) onNetworkError(error)
    else if (type === Engine.ErrorTypes.MEDIA_ERROR) onMediaError()
    else onFailure('media')
  }
  hls.on(Engine.Events.ERROR, (_, data) => onError(data))
  const unwatch = watchHangs(video, onMediaError)
  onPlayback?.(playback)
  const seek = (): void => {
    if (seekTo !== undefined) video.currentTime = seekTo
  }
  video.addEventListener('loadedmetadata', seek, { once: true })
  hls.attachMedia(video)
  return () => {
    video.removeEventListener('loadedmetadata', seek)
    restart.cancel()
    skipper.cancel()
    unwatch()
    hls.destroy()
  }
}
