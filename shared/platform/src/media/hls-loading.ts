import type Hls from 'hls.js'
import type { RetryConfig } from 'hls.js'
import { takeFirstPlaylist } from './first-playlist.ts'
import { createHlsPlayback, type HlsPlayback } from './hls-playback.ts'
import { loaderOfRecording } from './loader-of-recording.ts'
import { loaderWithPlaylist } from './loader-with-playlist.ts'
import type { PlaybackSource } from './media-types.ts'

/**
 * How far to load ahead, in seconds. By the bandwidths of a master playlist hls.js would load up to 10 minutes ahead, which a learner who
 * leaves never watches.
 */
const BUFFER_AHEAD_S = 30

/** A segment that takes longer has hung. hls.js would wait for two minutes. */
const SEGMENT_TIMEOUT_MS = 30_000

/** A closed connection has this status. hls.js does not retry it by itself. */
const NO_STATUS = 0

/** Retries failures that may be temporary: server errors and closed connections, but no missing or refused file. */
const errorRetry: RetryConfig = {
  maxNumRetry: 3,
  retryDelayMs: 1000,
  maxRetryDelayMs: 8000,
  shouldRetry: (config, count, _isTimeout, response, retry) =>
    retry || (count < (config?.maxNumRetry ?? 0) && response?.code === NO_STATUS),
}
const timeoutRetry: RetryConfig = { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 }

/** hls.js starts a recording at 0, and a live playlist at its live edge. */
const DEFAULT_START = -1

/** A source that hls.js loads, with or without a video element. */
export interface HlsLoading {
  hls: Hls
  playback: HlsPlayback
  /** The second to play from, if it is not the one to load from. */
  seekTo?: number
}

/** Starts to load a source: the playlists, and the first segment even before there is a video element. */
export function loadHls(Engine: typeof Hls, { url, startAt, preferredHeight }: PlaybackSource): HlsLoading {
  const playlist = takeFirstPlaylist(url)
  const { fragLoadPolicy, loader } = Engine.DefaultConfig
  const early = playlist && loaderWithPlaylist(loader, url, playlist)
  const pLoader = startAt === undefined ? early : loaderOfRecording(early ?? loader)
  const hls = new Engine({
    startPosition: startAt ?? DEFAULT_START,
    // The first segment decides about the bandwidth. A test would load a segment of the lowest quality first, and throw it away.
    testBandwidth: false,
    startFragPrefetch: true,
    ...(pLoader && { pLoader }),
    maxMaxBufferLength: BUFFER_AHEAD_S,
    fragLoadPolicy: { default: { ...fragLoadPolicy.default, maxLoadTimeMs: SEGMENT_TIMEOUT_MS, errorRetry, timeoutRetry } },
  })
  const playback = createHlsPlayback(Engine, hls, preferredHeight)
  hls.loadSource(url)
  return { hls, playback }
}
