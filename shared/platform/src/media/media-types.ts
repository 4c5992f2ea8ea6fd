/** What to play. */
export interface PlaybackSource {
  /** The URL of an HLS playlist. */
  url: string
  /** The start position in seconds. Without it a recording plays from its start, and a live playlist at its live edge. */
  startAt?: number
}

/** Why playback ended: the network, or media that this browser cannot decode. */
export type PlaybackFailure = 'network' | 'media'

/** Stops loading and releases the element's media. */
export type Detach = () => void

/** Plays a source in a video element. Calls `onFailure` when automatic recovery has failed. */
export type MediaEngine = (video: HTMLVideoElement, source: PlaybackSource, onFailure: (failure: PlaybackFailure) => void) => Detach
