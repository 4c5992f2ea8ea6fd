import type { Cue } from '../../../../common/player/tracks/cues.ts'
import { useVideoValue } from '../../../../common/player/model/video-value.ts'
import { cueNumberAt } from './find-cues.ts'

const events = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'] as const

/** The number of the line that is said now. Renders only when it changes. */
export const useCurrentLine = (video: HTMLVideoElement | null, cues: readonly Cue[]): number =>
  useVideoValue(video, events, ({ currentTime }) => cueNumberAt(cues, currentTime), cueNumberAt(cues, 0))
