import { useLayoutEffect, useRef, useState } from 'react'
import type { MediaFailure, MediaFailureReason } from './attach-media.ts'

/** An address that fails again within this time is left to the learner's retry, in milliseconds. */
const MIN_INTERVAL_MS = 60_000

/** Where this much after a skip is missing too, more than a part of the lesson is gone, in seconds. */
const MIN_PLAYED_S = 60

/** Failures within this of each other are in the same part of the lesson, in seconds. */
const SAME_PART_S = 5

/** What the player does about a failure by itself. Each attaches the media again. */
export type Remedy = { kind: 'line'; line: number } | { kind: 'address' } | { kind: 'skip' }

interface Situation {
  reason: MediaFailureReason
  /** The next line that has not failed here; undefined: there is none. */
  line: number | undefined
  /** The last request for an address is long enough ago. */
  mayAsk: boolean
  /** The last skip is far enough behind. */
  maySkip: boolean
}

/** Null: nothing is left, and the learner decides. */
function remedyFor({ reason, line, mayAsk, maySkip }: Situation): Remedy | null {
  const otherLine = line === undefined ? null : { kind: 'line' as const, line }
  const newAddress = mayAsk ? { kind: 'address' as const } : null
  // The other lines of an address that has expired have expired too.
  if (reason === 'stale-address') return newAddress ?? otherLine
  // Where no line has the part, the playlist may have been replaced.
  if (reason === 'gone') return otherLine ?? newAddress ?? (maySkip ? { kind: 'skip' } : null)
  return reason === 'codec' || reason === 'server' ? otherLine : null
}

export interface RemedyOptions {
  /** The line that plays, and how many there are. */
  line: number
  lineCount: number
  /** The position in the lesson, in seconds. */
  position: () => number
  /** Memoized. */
  apply: (remedy: Remedy) => void
}

/** Tries a remedy for a failure before an error shows. Returns whether it is trying one. */
export function useRemedy(failure: MediaFailure | null, { line, lineCount, position, apply }: RemedyOptions): boolean {
  const askedAt = useRef(-Infinity)
  const skippedAt = useRef(-Infinity)
  const failed = useRef({ position: -Infinity, lines: new Set<number>() })
  const seen = useRef<MediaFailure | null>(null)
  const [appliedFor, setAppliedFor] = useState<MediaFailure | null>(null)
  // A layout effect, so that the remedy begins before the browser paints the error.
  useLayoutEffect(() => {
    if (!failure || failure === seen.current) return
    seen.current = failure
    const [at, now] = [position(), performance.now()]
    if (Math.abs(at - failed.current.position) > SAME_PART_S) failed.current.lines.clear()
    failed.current.position = at
    failed.current.lines.add(line)
    const others = Array.from({ length: lineCount }, (_, step) => (line + step) % lineCount)
    const remedy = remedyFor({
      reason: failure.reason,
      line: others.find((each) => !failed.current.lines.has(each)),
      mayAsk: now - askedAt.current >= MIN_INTERVAL_MS,
      maySkip: Math.abs(at - skippedAt.current) >= MIN_PLAYED_S,
    })
    if (!remedy) return
    if (remedy.kind === 'address') askedAt.current = now
    if (remedy.kind === 'skip') skippedAt.current = at
    setAppliedFor(failure)
    apply(remedy)
  }, [failure, line, lineCount, position, apply])
  return failure !== null && failure === appliedFor
}
