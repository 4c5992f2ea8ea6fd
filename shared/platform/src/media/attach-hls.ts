import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { answerCause } from './answer-cause.ts'
import { watchHangs } from './media-hangs.ts'
import { createLoadingRestart } from './loading-restart.ts'
import type { HlsLoading } from './hls-loading.ts'
import type { Detach, FailureHandler, Playback } from './media-types.ts'
import { createRecovery } from './media-recovery.ts'

/**
 * Plays what hls.js loads. Handles fatal errors as hls.js documents it: a decoder is recovered, as after a seek that hangs; a network that
 * failed all retries ends the playback, but not before the loaded part has been watched, and not while the browser is offline.
 */
export function attachHls(
  Engine: typeof Hls,
  video: HTMLVideoElement,
  { hls, playback }: HlsLoading,
  onFailure: FailureHandler,
  onPlayback?: (playback: Playback) => void,
): Detach {
  const recover = createRecovery(() => performance.now())

  const restart = createLoadingRestart(video, () => hls.startLoad())

  const onNetworkError = (status: number | undefined): void => {
    const hasPictureLeft = video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA
    // Before the metadata there is nothing to go on with.
    const isOffline = !navigator.onLine && video.readyState > HTMLMediaElement.HAVE_NOTHING
    if (hasPictureLeft || isOffline) restart.plan()
    else onFailure('network', answerCause(status))
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
    // A video whose media are replaced is paused.
    if (wasPlaying) void video.play().catch(() => undefined)
  }
  const onError = ({ fatal, type, details, response }: ErrorData): void => {
    if (!fatal) return
    if (/codec/i.test(details)) onFailure('media', 'codec')
    else if (type === Engine.ErrorTypes.NETWORK_ERROR) onNetworkError(response?.code)
    else if (type === Engine.ErrorTypes.MEDIA_ERROR) onMediaError()
    else onFailure('media')
  }
  hls.on(Engine.Events.ERROR, (_, data) => onError(data))
  const unwatch = watchHangs(video, onMediaError)
  onPlayback?.(playback)
  hls.attachMedia(video)
  return () => {
    restart.cancel()
    unwatch()
    hls.destroy()
  }
}
