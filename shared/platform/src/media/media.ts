import { attachNative } from './attach-native.ts'
import { engineByForm } from './engine-by-form.ts'
import { createHlsEngine } from './hls-engine.ts'
import type { MediaEngine } from './media-types.ts'

export type { Detach, MediaEngine, Playback, FailureCause, PlaybackFailure, PlaybackSource, PlaybackState, Quality, SkippedPart } from './media-types.ts'

const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window
const playsHls = (): boolean => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''

/** One for the page, because it keeps the prepared source. */
let hlsEngine: MediaEngine | undefined

async function loadPlaylistEngine(): Promise<MediaEngine | null> {
  if (hasMediaSource()) {
    const { default: Hls } = await import(/* webpackChunkName: "hls" */ 'hls.js/light')
    if (Hls.isSupported()) return (hlsEngine ??= createHlsEngine(Hls))
  }
  return playsHls() ? attachNative : null
}

/**
 * Loads what plays recordings and live pictures in this browser: HLS by hls.js where there are Media Source Extensions, else by the browser
 * itself; a file always by the browser. Rejects when hls.js cannot be loaded; the next call loads it again.
 * @returns Null only with a host of an older release, in a browser that does not play HLS.
 */
export async function loadMediaEngine(): Promise<MediaEngine | null> {
  return engineByForm(await loadPlaylistEngine())
}
