import { useSyncExternalStore } from 'react'
import type { Playback, PlaybackState } from '@xhkt/platform/media'

const nothing: PlaybackState = { qualities: [], current: null, chosen: null }
const never = () => () => undefined

/** The qualities of what is attached; none while nothing is. */
export const usePlaybackState = (playback: Playback | null): PlaybackState =>
  useSyncExternalStore(playback?.subscribe ?? never, playback?.getState ?? (() => nothing))
