import type Hls from 'hls.js'
import { attachHls } from './attach-hls.ts'
import { type HlsLoading, loadHls } from './hls-loading.ts'
import type { MediaEngine, PlaybackSource } from './media-types.ts'

/** A prepared source that nothing plays is dropped after this, in milliseconds. */
const UNUSED_MS = 10_000

interface PreparedHls extends HlsLoading {
  source: string
  timer: ReturnType<typeof setTimeout>
}

const nameOf = ({ url, startAt, preferredHeight }: PlaybackSource): string => [url, startAt, preferredHeight].join(' ')

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
    if (prepared?.source !== nameOf(source)) return undefined
    const { hls, playback, timer } = prepared
    clearTimeout(timer)
    hls.off(Engine.Events.ERROR, onError)
    prepared = undefined
    return { hls, playback }
  }
  // A prepared source that fails is dropped: the player then loads it afresh, and shows a failure that persists.
  const onError = (_: unknown, { fatal }: { fatal: boolean }): void => {
    if (fatal) drop()
  }

  const attach: MediaEngine = (video, source, onFailure, onPlayback) =>
    attachHls(Engine, video, { ...(take(source) ?? loadHls(Engine, source)), source }, onFailure, onPlayback)
  const prepare = (source: PlaybackSource): void => {
    clearTimeout(prepared?.timer)
    const timer = setTimeout(drop, UNUSED_MS)
    if (prepared?.source === nameOf(source)) {
      prepared.timer = timer
      return
    }
    prepared?.hls.destroy()
    prepared = { ...loadHls(Engine, source), source: nameOf(source), timer }
    prepared.hls.on(Engine.Events.ERROR, onError)
  }
  return Object.assign(attach, { prepare })
}
