/** What to play. */
export interface PlaybackSource {
  /** The URL of an HLS playlist, or of a file that the browser plays itself. */
  url: string
  /**
   * The start position of a recording in seconds. Its playlist is complete, also without an end. Without a start position a playlist that
   * has no end is live, and plays at its live edge.
   */
  startAt?: number
  /** Height in pixels of the quality to play: the best one that is not higher. Without it the engine chooses by the bandwidth. */
  preferredHeight?: number
  /**
   * Of a recording: a segment that is gone (HTTP 404, 410) and starts before this second is skipped, a later one is a failure with the
   * cause `gone`. Without it such a failure has the cause `stale-address`.
   */
  skipsUntil?: number
}

/** Why playback ended: the network, or media that this browser cannot decode. */
export type PlaybackFailure = 'network' | 'media'

/**
 * What is known of the cause: the address is not valid any more, a segment of a recording is gone (`skipsUntil`), the server answers with
 * an error, the browser lacks the codec, or it plays nothing of this form.
 */
export type FailureCause = 'stale-address' | 'gone' | 'server' | 'codec' | 'unsupported'

export type FailureHandler = (failure: PlaybackFailure, cause?: FailureCause) => void

/** Stops loading and releases the element's media. */
export type Detach = () => void

/** One rendition of a source. */
export interface Quality {
  id: number
  /** Height in pixels; 0 when the playlist does not tell. */
  height: number
  /** Bits per second. */
  bitrate: number
}

/** A part of a recording that no learner can see, in its seconds. */
export interface SkippedPart {
  start: number
  end: number
}

export interface PlaybackState {
  /** Best first. Empty until they are known; at most one where the learner has no choice. */
  qualities: readonly Quality[]
  /** The quality on the screen. */
  current: Quality | null
  /** What the learner chose; null: the engine chooses. */
  chosen: Quality | null
  /** What was skipped since the source is attached, in the order of playing; parts that follow each other are one. Older hosts omit it. */
  skipped?: readonly SkippedPart[]
}

/** An attached source: what can be chosen and how far behind a live picture is. */
export interface Playback {
  /** The same object until something changes. */
  getState: () => PlaybackState
  /** @returns A function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** Changes the quality from the next segment on. Null: the engine chooses. */
  setQuality: (quality: Quality | null) => void
  /** Seconds behind the newest part of a live picture; null for a recording, and until it is known. */
  latency: () => number | null
  /** When the shown picture was recorded, in Unix milliseconds by the clock of the stream's server; null where the stream does not tell. */
  recordedAt?: () => number | null
  /** The position to seek to for the newest part of a live picture, in seconds; null for a recording, and until it is known. */
  liveEdge: () => number | null
}

/**
 * Plays a source in a video element. Calls `onFailure` when automatic recovery has failed, and `onPlayback` once, as soon as the source
 * is attached.
 */
export interface MediaEngine {
  (video: HTMLVideoElement, source: PlaybackSource, onFailure: FailureHandler, onPlayback?: (playback: Playback) => void): Detach
  /**
   * Starts to load a source before there is a video element for it: its first segment is there when the same source is attached. It is
   * dropped when it is neither attached nor prepared again within 10 s. A browser that plays HLS itself does not have it.
   */
  prepare?: (source: PlaybackSource) => void
}
