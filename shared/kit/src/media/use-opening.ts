import { useCallback, useState } from 'react'
import type { OpenedLesson } from './open-lesson.ts'

/** What follows a missing segment may be missing too, and is skipped with it, in seconds. */
const SKIP_AHEAD_S = 30

export interface Opening {
  /** Counts retries, changes of the line and skips. Each attaches the media again. */
  attempt: number
  /** The index of the line that plays. */
  line: number
  /** Missing segments that start before this second are skipped. */
  skipsUntil: number
  /** With the address of the line and the position to start at. */
  lesson: OpenedLesson
}

/** An opened lesson as it plays now. Another line, a fresh address and a skip start at the reached position. */
export function useOpening(lesson: OpenedLesson, onReopen: () => Promise<OpenedLesson | undefined>) {
  // The answer may be refetched while the lesson plays; only these may change the video.
  const [opening, setOpening] = useState<Opening>({ attempt: 0, line: 0, skipsUntil: 0, lesson })
  const reopen = useCallback((position: number, change: (last: Opening) => Partial<Opening> = () => ({})) => {
    setOpening((last) => {
      const next = { ...last, ...change(last), attempt: last.attempt + 1 }
      const url = next.lesson.lines?.[next.line]?.url ?? next.lesson.url
      return { ...next, lesson: { ...next.lesson, url, startAt: position, reportedAt: position } }
    })
  }, [])
  const retry = useCallback(
    async (position: number) => {
      const fresh = await onReopen()
      reopen(position, (last) => ({ lesson: { ...last.lesson, ...(fresh && { url: fresh.url, lines: fresh.lines }) } }))
    },
    [onReopen, reopen],
  )
  const chooseLine = useCallback((line: number, position: number) => reopen(position, () => ({ line })), [reopen])
  const skip = useCallback((position: number) => reopen(position, () => ({ skipsUntil: position + SKIP_AHEAD_S })), [reopen])
  return { opening, retry, chooseLine, skip }
}
