import { attachNative } from './attach-native.ts'
import { createHlsEngine } from './hls-engine.ts'
import type { MediaEngine } from './media-types.ts'

export type { Detach, MediaEngine, Playback, FailureCause, PlaybackFailure, PlaybackSource, PlaybackState, Quality } from './media-types.ts'

const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window
const playsHls = (): boolean => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''

/** One for the page: it keeps what is prepared. */
let hlsEngine: MediaEngine | undefined

/**
 * Loads what plays HLS in this browser: hls.js where there are Media Source Extensions, else the browser itself. Null if neither can.
 * Rejects when hls.js cannot be loaded; the next call loads it again.
 */
export async function loadMediaEngine(): Promise<MediaEngine | null> {
  if (hasMediaSource()) {
    const { default: Hls } = await import(/* webpackChunkName: "hls" */ 'hls.js/light')
    if (Hls.isSupported()) return (hlsEngine ??= createHlsEngine(Hls))
  }
  return playsHls() ? attachNative : null
}
