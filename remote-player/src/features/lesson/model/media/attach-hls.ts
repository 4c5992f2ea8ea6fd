import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { MediaFailure } from './media-failure.ts'
import { createRecovery } from './media-recovery.ts'
import type { Detach, Source } from './media-source.ts'

type OnFailure = (failure: MediaFailure) => void

/**
 * Plays a playlist by hls.js. A fatal error is met as the library documents it: a decoder is recovered; what its loading
 * policy has tried again in vain is given up, as a restart would only loop.
 */
export function attachHls(Engine: typeof Hls, video: HTMLVideoElement, { url, startAt }: Source, onFailure: OnFailure): Detach {
  const { fragLoadPolicy } = Engine.DefaultConfig
  // About 15 s of trying a segment, while up to 30 s of picture are there to watch.
  const errorRetry = { maxNumRetry: 4, retryDelayMs: 1000, maxRetryDelayMs: 8000 }
  const hls = new Engine({
    startPosition: startAt,
    fragLoadPolicy: { default: { ...fragLoadPolicy.default, errorRetry } },
  })
  const recover = createRecovery(() => performance.now())

  const onError = ({ fatal, type }: ErrorData): void => {
    if (!fatal) return
    const step = type === Engine.ErrorTypes.MEDIA_ERROR ? recover() : 'give-up'
    if (step === 'swap') hls.swapAudioCodec()
    if (step === 'give-up') onFailure(type === Engine.ErrorTypes.NETWORK_ERROR ? MediaFailure.network() : MediaFailure.media())
    else hls.recoverMediaError()
  }
  hls.on(Engine.Events.ERROR, (_, data) => onError(data))
  hls.loadSource(url)
  hls.attachMedia(video)
  return () => hls.destroy()
}
