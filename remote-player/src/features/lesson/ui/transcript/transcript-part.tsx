import { memo, useEffect, useMemo, useState } from 'react'
import type { Cue } from '../../../../common/player/tracks/cues.ts'
import { findCues } from '../../model/transcript/find-cues.ts'
import { TranscriptLine } from './transcript-line.tsx'

/** The number of lines that are marked together when the search changes. */
export const PART_LINES = 100

/** Milliseconds between two parts, so that a frame is drawn between them. */
const FRAME_MS = 16

/** A value that follows another one after some milliseconds; after 0 it is the same. */
function useLater<Value>(value: Value, ms: number): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return ms === 0 ? value : late
}

export interface TranscriptPartProps {
  cues: readonly Cue[]
  /** The number of the first line. */
  first: number
  /** The numbers of three lines: the one that is said, the match that is shown, and the one that Tab reaches; -1: none here. */
  current: number
  chosen: number
  tabStop: number
  keyword: string
  /** The place of this part in the order in which parts are marked; 0 comes first. */
  turn: number
  onSeek: (seconds: number) => void
}

/**
 * Some lines of a transcript. A word that is in thousands of lines is marked part by part, so that a key in the search never waits for
 * all of them.
 */
export const TranscriptPart = memo(function TranscriptPart(props: TranscriptPartProps) {
  const { cues, first, current, chosen, tabStop, turn, onSeek } = props
  const keyword = useLater(props.keyword, turn * FRAME_MS)
  const matches = useMemo(() => new Set(findCues(cues, keyword)), [cues, keyword])
  return cues.map((cue, at) => (
    <TranscriptLine
      key={at}
      cue={cue}
      number={first + at}
      isCurrent={first + at === current}
      isChosen={first + at === chosen}
      isTabStop={first + at === tabStop}
      keyword={matches.has(at) ? keyword : ''}
      onSeek={onSeek}
    />
  ))
})
