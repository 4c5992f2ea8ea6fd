import { useCallback, useState } from 'react'
import type { Remedy } from './use-remedy.ts'

/** What follows a missing segment may be missing too, and is skipped with it, in seconds. */
const SKIP_AHEAD_S = 30

/** A recording as the API has answered it, and where it starts. */
export interface OpenedRecording {
  url: string
  /** The recording on each of its servers; the first address is `url`. */
  lines?: readonly { name: string; url: string }[] | undefined
  /** The start position in seconds. */
  startAt: number
  /** The position of the last report, in seconds; 0 for a trial, which reports none. */
  reportedAt: number
}

export interface Opening<Recording extends OpenedRecording> {
  /** Counts retries, changes of the line and skips. Each attaches the media again. */
  attempt: number
  /** The index of the line that plays. */
  line: number
  /** Missing segments that start before this second are skipped. */
  skipsUntil: number
  /** The recording with the address of the current line, and the position to start at. */
  lesson: Recording
}

/**
 * An opened recording as it plays now. Another line, a fresh address and a skip start at the reached position. `onReopen` asks for the
 * recording again, whose address may have expired.
 */
export function useOpening<Recording extends OpenedRecording>(lesson: Recording, onReopen: () => Promise<OpenedRecording | undefined>) {
  // The answer may be refetched while the lesson plays; only these may change the video.
  const [opening, setOpening] = useState<Opening<Recording>>({ attempt: 0, line: 0, skipsUntil: 0, lesson })
  const reopen = useCallback((position: number, change: (last: Opening<Recording>) => Partial<Opening<Recording>> = () => ({})) => {
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
  const apply = useCallback(
    (remedy: Remedy, position: number) => {
      if (remedy.kind === 'line') chooseLine(remedy.line, position)
      else if (remedy.kind === 'skip') reopen(position, () => ({ skipsUntil: position + SKIP_AHEAD_S }))
      else void retry(position)
    },
    [chooseLine, reopen, retry],
  )
  return { opening, retry, chooseLine, apply }
}
