import { attachHls } from './attach-hls.ts'
import { attachNative } from './attach-native.ts'
import { MediaFailure } from './media-failure.ts'
import type { Detach, Source } from './media-source.ts'

const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window

const loadHls = async () => (await import(/* webpackChunkName: "hls" */ 'hls.js/light')).default

/** Prefetches the media engine where the browser needs it. A failure shows at its use. */
export function warmUp(): void {
  if (hasMediaSource()) loadHls().catch(() => undefined)
}

type Attach = (onFailure: (failure: MediaFailure) => void) => Detach

async function chooseEngine(video: HTMLVideoElement, source: Source): Promise<Attach> {
  if (hasMediaSource()) {
    const Hls = await loadHls()
    if (Hls.isSupported()) return (onFailure) => attachHls(Hls, video, source, onFailure)
  }
  if (video.canPlayType('application/vnd.apple.mpegurl')) return (onFailure) => attachNative(video, source, onFailure)
  throw MediaFailure.unsupported()
}

/**
 * Plays a source in a video element: by hls.js where the browser has Media Source Extensions, else natively. Calls `onFailure`
 * when automatic recovery has failed.
 */
export function attachMedia(video: HTMLVideoElement, source: Source, onFailure: (failure: MediaFailure) => void): Detach {
  let isGone = false
  let detach: Detach | null = null
  chooseEngine(video, source).then(
    (attach) => {
      if (!isGone) detach = attach(onFailure)
    },
    (error: unknown) => {
      if (!isGone) onFailure(error instanceof MediaFailure ? error : MediaFailure.network())
    },
  )
  return () => {
    isGone = true
    detach?.()
  }
}
