import { useCallback, useSyncExternalStore } from 'react'
import type { Cue } from '../../../../common/player/tracks/cues.ts'
import { cueNumberAt } from './find-cues.ts'

const events = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'] as const

/** The number of the line that is said now. Renders only when it changes. */
export function useCurrentLine(video: HTMLVideoElement | null, cues: readonly Cue[]): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const name of events) video?.addEventListener(name, listener)
      return () => {
        for (const name of events) video?.removeEventListener(name, listener)
      }
    },
    [video],
  )
  return useSyncExternalStore(subscribe, () => cueNumberAt(cues, video?.currentTime ?? 0))
}
