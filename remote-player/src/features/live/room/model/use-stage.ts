import { useEffect, useState } from 'react'
import type { LiveRoom, LiveStage } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { serverNow } from '@xhkt/platform/api'

/** Milliseconds over which the pages of a room spread their requests when its time has come. */
const SPREAD_MS = 1500
/** The longest delay that `setTimeout` takes, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** When the stage changes by the clock, in 10-digit seconds; 0: it does not. */
function nextChange(stage: LiveStage, { starts_at, ends_at }: LiveRoom): number {
  if (stage === liveStage.upcoming) return starts_at
  return stage === liveStage.ended ? 0 : ends_at
}

/**
 * The stage: the latest of the room's answer and the chat's (`chatStage`). Requests the room again (`onChange`, memoized) when the chat has
 * a newer stage, and when the next stage starts by the clock.
 */
export function useStage(room: LiveRoom, chatStage: LiveStage, onChange: () => void): LiveStage {
  const [known, setKnown] = useState({ stage: room.stage, answered: room.stage, chatStage })
  if (known.chatStage !== chatStage) setKnown({ ...known, chatStage, stage: chatStage })
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
    const timer = setTimeout(onChange, Math.min(wait, MAX_TIMER_MS))
    return () => clearTimeout(timer)
    // A new answer that still waits for the same moment waits again.
  }, [moment, room, onChange])

  return stage
}
