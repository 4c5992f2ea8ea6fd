import { liveWindow, playlistHead, range, segmentAt, segmentHead, segmentLines, segmentSeconds } from './live-segments.ts'

/** The one quality of the low-latency picture. */
export const lowLatencyRendition = '720p'
const partSeconds = 1
export const partsInSegment = segmentSeconds / partSeconds
/** The HLS draft recommends three parts. */
const partHoldBack = 3 * partSeconds
/** Parts are named for the last three target durations, and no longer. */
const segmentsWithParts = 3
/** A request for a later segment than this after the last one is refused. */
const segmentsAhead = 2

/** A part of a segment. Both count from 0. */
export interface PartPlace {
  sequence: number
  part: number
}

/** Parts that have been complete at `nowMs`, counted from the beginning of the picture. */
const completeParts = (startedAt: number, nowMs: number) => Math.max(partsInSegment, Math.floor((nowMs / 1000 - startedAt) / partSeconds))

/** Milliseconds until a part is complete; null: it is not even the next one. A request for the hinted part waits. */
export function partDelay({ sequence, part }: PartPlace, startedAt: number, nowMs: number): number | null {
  const index = sequence * partsInSegment + part
  const complete = completeParts(startedAt, nowMs)
  if (index < complete) return 0
  return index === complete ? (startedAt + (index + 1) * partSeconds) * 1000 - nowMs : null
}

const addressOf = (sequence: number, part: number) => `low-latency/${sequence}.${part}.ts`

/** Only the first part of a segment begins with a key frame. */
const partLine = (sequence: number) => (part: number) =>
  `#EXT-X-PART:DURATION=${partSeconds},URI="${addressOf(sequence, part)}"${part === 0 ? ',INDEPENDENT=YES' : ''}\n`

/**
 * As `livePlaylist`, with the parts of the newest segments, also of the one that is not complete yet. It ends with the hint of the next
 * part: hls.js takes the last line for the beginning of the next segment, and would count a complete segment at the end twice.
 */
export function lowLatencyPlaylist(startedAt: number, nowMs: number): string {
  const { first, end } = liveWindow(startedAt, nowMs)
  const newParts = completeParts(startedAt, nowMs) - end * partsInSegment
  const lines = range(first, end + 1).map((sequence) => {
    const segment = segmentAt(lowLatencyRendition, sequence)
    const named = sequence < end - segmentsWithParts ? 0 : sequence < end ? partsInSegment : newParts
    const parts = range(0, named).map(partLine(sequence)).join('')
    return segmentHead(segment, startedAt) + parts + (sequence < end ? segmentLines(segment) : '')
  })
  const head = [
    ...playlistHead(first),
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${partHoldBack}`,
    `#EXT-X-PART-INF:PART-TARGET=${partSeconds}`,
  ]
  return `${head.join('\n')}\n${lines.join('')}#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${addressOf(end, newParts)}"\n`
}

/** The directives of a request for the playlist. */
export interface ReloadQuery {
  _HLS_msn?: number
  _HLS_part?: number
}

/**
 * Milliseconds until the playlist has what the request asks for; 0: it has it already. Without a part the whole segment is asked for; a
 * part after the last one is the first of the next segment. Null: the request is invalid, or too far ahead.
 */
export function reloadDelay({ _HLS_msn: sequence, _HLS_part: part }: ReloadQuery, startedAt: number, nowMs: number): number | null {
  if (sequence === undefined) return part === undefined ? 0 : null
  if (sequence > liveWindow(startedAt, nowMs).end - 1 + segmentsAhead) return null
  const asked = sequence * partsInSegment + Math.min(part ?? partsInSegment - 1, partsInSegment) + 1
  return Math.max(0, (startedAt + asked * partSeconds) * 1000 - nowMs)
}
