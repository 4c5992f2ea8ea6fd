import { useEffect, useState } from 'react'
import type { Playback, SkippedPart } from '@xhkt/platform/media'

/** What a learner is told of a part that is missing. */
export const skippedText = ({ start, end }: SkippedPart): string => `这里有 ${Math.max(1, Math.round(end - start))} 秒缺失，已跳过`

const none: readonly SkippedPart[] = []

/** The parts of a lesson that were skipped while it is open, on any of its lines. A part that has grown replaces its shorter version. */
export function useSkipped(playback: Playback | null): readonly SkippedPart[] {
  const [all, setAll] = useState(none)
  useEffect(() => {
    let seen = none
    return playback?.subscribe(() => {
      const { skipped = none } = playback.getState()
      if (skipped === seen) return
      seen = skipped
      setAll((before) => [...before.filter(({ start }) => skipped.every((each) => each.start !== start)), ...skipped])
    })
  }, [playback])
  return all
}
