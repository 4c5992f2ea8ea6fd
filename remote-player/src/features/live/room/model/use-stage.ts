import { useEffect, useState } from 'react'
import type { LiveRoom, LiveStage } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { serverNow } from '@xhkt/platform/api'

/** Milliseconds over which the pages of a room spread their requests when its time has come. */
const SPREAD_MS = 1500
/** `setTimeout` takes no longer wait. */
const LONGEST_MS = 2 ** 31 - 1

/** When the stage changes by the clock, in 10-digit seconds; 0: it does not. */
function nextChange(stage: LiveStage, { starts_at, ends_at }: LiveRoom): number {
  if (stage === liveStage.upcoming) return starts_at
  return stage === liveStage.ended ? 0 : ends_at
}

/**
 * The stage: what was heard last, from the room's own answer or in the chat (`heard`). Asks for the room again (`onChange`, memoized) when
 * the chat knows more, and when its time has come.
 */
export function useStage(room: LiveRoom, heard: LiveStage, onChange: () => void): LiveStage {
  const [known, setKnown] = useState({ stage: room.stage, answered: room.stage, heard })
  if (known.heard !== heard) setKnown({ ...known, heard, stage: heard })
  else if (known.answered !== room.stage) setKnown({ ...known, answered: room.stage, stage: room.stage })
  const { stage } = known

  const isNews = stage !== room.stage
  useEffect(() => {
    if (isNews) onChange()
  }, [isNews, stage, onChange])

  const moment = nextChange(stage, room)
  useEffect(() => {
    if (moment === 0) return
    const wait = Math.max(0, moment * 1000 - serverNow()) + SPREAD_MS * (0.2 + 0.8 * Math.random())
    const timer = setTimeout(onChange, Math.min(wait, LONGEST_MS))
    return () => clearTimeout(timer)
    // A new answer that still waits for the same moment waits again.
  }, [moment, room, onChange])

  return stage
}
