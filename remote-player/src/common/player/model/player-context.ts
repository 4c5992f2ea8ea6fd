import { type ComponentType, createContext, use } from 'react'
import type { Playback } from '@xhkt/platform/media'
import type { captionsKey, recordingKeys } from '../keys/recording-keys.ts'

/** WebVTT files that belong to a video. An empty address: there is none. */
export interface PlayerTracks {
  captions: readonly { lang: string; label: string; url: string }[]
  thumbnails: string
  chapters: string
  /** Where the learner has notes, in seconds. */
  notes?: readonly number[]
}

/** Addresses of the same video on other servers. */
export interface PlayerLines {
  names: readonly string[]
  /** An index. */
  current: number
  onChoose: (line: number) => void
}

/** What the player of a recording has and that of a live picture does not. */
export interface RecordingControls {
  SeekBar: ComponentType
  SkipButtons: ComponentType
  TimeText: ComponentType
  SpeedMenu: ComponentType
  CaptionsMenu: ComponentType
  CaptionsLayer: ComponentType<{ isRaised: boolean }>
  recordingKeys: typeof recordingKeys
  captionsKey: typeof captionsKey
}

export interface Player {
  video: HTMLVideoElement | null
  /** What goes into full screen: the picture with all that lies over it. */
  frame: HTMLElement | null
  /** Null until the source is attached. What changes more often is not here, because every control would render again. */
  playback: Playback | null
  /** It fills the page or the screen. */
  isFull: boolean
  /** Null: a live picture, which has no speed and cannot be sought in. */
  recording: RecordingControls | null
  tracks: PlayerTracks
  lines: PlayerLines
}

export const noTracks: PlayerTracks = { captions: [], thumbnails: '', chapters: '' }
export const noLines: PlayerLines = { names: [], current: 0, onChoose: () => undefined }

const Context = createContext<Player | null>(null)

export const PlayerProvider = Context.Provider

/** The player around a control or an overlay. */
export function usePlayer(): Player {
  const player = use(Context)
  if (!player) throw new Error('outside of a VideoPlayer')
  return player
}
