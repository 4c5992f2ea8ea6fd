import type Hls from 'hls.js'
import { attachHls } from './attach-hls.ts'
import { type HlsLoading, loadHls } from './hls-loading.ts'
import type { MediaEngine, PlaybackSource } from './media-types.ts'

/** A prepared source that nothing plays is dropped after this, in milliseconds. */
const UNUSED_MS = 10_000

interface PreparedHls extends HlsLoading {
  source: PlaybackSource
  /** The segment that it loads. */
  segment?: { start: number; duration: number }
  timer: ReturnType<typeof setTimeout>
}

/**
 * Whether what is prepared for one source plays another one: the same media from the same second, or from a later one of the segment that
 * is loading. The browser may know a newer position than the server.
 */
function isUsable({ source: { url, startAt, preferredHeight }, segment }: PreparedHls, wanted: PlaybackSource): boolean {
  if (wanted.url !== url || wanted.preferredHeight !== preferredHeight) return false
  if (wanted.startAt === startAt) return true
  if (!segment || wanted.startAt === undefined || startAt === undefined) return false
  return wanted.startAt > startAt && wanted.startAt < segment.start + segment.duration
}

/** Plays by hls.js. Keeps at most one prepared source. */
export function createHlsEngine(Engine: typeof Hls): MediaEngine {
  let prepared: PreparedHls | undefined

  const drop = (): void => {
    clearTimeout(prepared?.timer)
    prepared?.hls.destroy()
    prepared = undefined
  }
  /** Removes and returns the prepared loading of a source. It belongs to the caller from then on. */
  const take = (source: PlaybackSource): HlsLoading | undefined => {
    if (!prepared || !isUsable(prepared, source)) return undefined
    const { hls, playback, timer } = prepared
    clearTimeout(timer)
    hls.off(Engine.Events.ERROR, onError)
    hls.off(Engine.Events.FRAG_LOADING, onSegment)
    const seekTo = source.startAt === prepared.source.startAt ? undefined : source.startAt
    prepared = undefined
    return { hls, playback, seekTo }
  }
  // A prepared source that fails is dropped: the player then loads it afresh, and shows a failure that persists.
  const onError = (_: unknown, { fatal }: { fatal: boolean }): void => {
    if (fatal) drop()
  }

  const onSegment = (_: unknown, { frag: { start, duration } }: { frag: { start: number; duration: number } }): void => {
    if (prepared) prepared.segment ??= { start, duration }
  }

  const attach: MediaEngine = (video, source, onFailure, onPlayback) =>
    attachHls(Engine, video, { ...(take(source) ?? loadHls(Engine, source)), source }, onFailure, onPlayback)
  const prepare = (source: PlaybackSource): void => {
    clearTimeout(prepared?.timer)
    const timer = setTimeout(drop, UNUSED_MS)
    if (prepared && isUsable(prepared, source)) {
      prepared.timer = timer
      return
    }
    prepared?.hls.destroy()
    prepared = { ...loadHls(Engine, source), source, timer }
    prepared.hls.on(Engine.Events.ERROR, onError)
    prepared.hls.on(Engine.Events.FRAG_LOADING, onSegment)
  }
  return Object.assign(attach, { prepare })
}
