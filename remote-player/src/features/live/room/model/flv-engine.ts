import mpegts from 'mpegts.js'
import type { Detach, Playback, PlaybackState } from '@xhkt/platform/media'

/** How far behind the newest part it plays, in seconds: what a slow line may take. */
const BEHIND_S = 1.5

const none: PlaybackState = { qualities: [], current: null, chosen: null }

const newestOf = ({ buffered }: HTMLVideoElement): number | null => (buffered.length > 0 ? buffered.end(buffered.length - 1) : null)

/** A stream has one quality. Later parts are unknown, so the latency counts from the newest part that has arrived. */
function playbackOf(video: HTMLVideoElement): Playback {
  return {
    getState: () => none,
    subscribe: () => () => undefined,
    setQuality: () => undefined,
    latency: () => {
      const newest = newestOf(video)
      return newest === null ? null : Math.max(0, newest - video.currentTime)
    },
    liveEdge: () => {
      const newest = newestOf(video)
      return newest === null ? null : Math.max(video.buffered.start(video.buffered.length - 1), newest - BEHIND_S)
    },
  }
}

/** Plays an HTTP-FLV stream by mpegts.js. Null: this browser cannot. `onFailure`: the stream has failed or ended. */
export function playFlv(
  video: HTMLVideoElement,
  url: string,
  onFailure: () => void,
  onPlayback: (playback: Playback) => void,
): Detach | null {
  if (!mpegts.isSupported()) return null
  mpegts.LoggingControl.enableAll = false
  // No worker, because mpegts.js makes it from a string. No cache, because the stream is live. The watched part is dropped.
  const options = { enableWorker: false, enableStashBuffer: false, lazyLoad: false, autoCleanupSourceBuffer: true }
  const player = mpegts.createPlayer({ type: 'flv', isLive: true, url: new URL(url, location.href).href }, options)
  player.on(mpegts.Events.ERROR, onFailure)
  player.on(mpegts.Events.LOADING_COMPLETE, onFailure)
  player.attachMediaElement(video)
  player.load()
  onPlayback(playbackOf(video))
  return () => {
    player.off(mpegts.Events.ERROR, onFailure)
    player.off(mpegts.Events.LOADING_COMPLETE, onFailure)
    player.unload()
    player.detachMediaElement()
    player.destroy()
  }
}
