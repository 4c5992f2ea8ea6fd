import { attachHls } from './attach-hls.ts'
import { attachNative } from './attach-native.ts'
import type { MediaEngine } from './media-types.ts'

export type { Detach, MediaEngine, Playback, FailureCause, PlaybackFailure, PlaybackSource, PlaybackState, Quality } from './media-types.ts'

const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window
const playsHls = (): boolean => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''

/**
 * Loads what plays HLS in this browser: hls.js where there are Media Source Extensions, else the browser itself. Null if neither can.
 * Rejects when hls.js cannot be loaded; the next call loads it again.
 */
export async function loadMediaEngine(): Promise<MediaEngine | null> {
  if (hasMediaSource()) {
    const { default: Hls } = await import(/* webpackChunkName: "hls" */ 'hls.js/light')
    if (Hls.isSupported()) return (...playback) => attachHls(Hls, ...playback)
  }
  return playsHls() ? attachNative : null
}
