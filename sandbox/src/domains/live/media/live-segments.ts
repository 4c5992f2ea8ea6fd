/** Seconds of each committed segment. */
export const segmentSeconds = 6
/** Complete segments that a playlist names: a player may be up to 30 s behind. */
const windowSize = 6
/** The recordings of the loop, and their segments. Their timestamps start again at each. */
const recordings = [
  { folder: 'a', segments: 15 },
  { folder: 'b', segments: 20 },
] as const
const loopSegments = recordings.reduce((sum, { segments }) => sum + segments, 0)

export interface LiveSegment {
  sequence: number
  /** Below `/media/`. */
  path: string
  /** A discontinuity precedes it. */
  isJoint: boolean
}

export function segmentAt(rendition: string, sequence: number): LiveSegment {
  let index = sequence % loopSegments
  const { folder } = recordings.find(({ segments }) => index < segments || (index -= segments) < 0) ?? recordings[0]
  const path = `lessons/${folder}/${rendition}/${String(index).padStart(2, '0')}.ts`
  return { sequence, path, isJoint: index === 0 && sequence > 0 }
}

/** Joints in the segments before `sequence`. */
function jointsBefore(sequence: number): number {
  const loops = Math.floor(sequence / loopSegments)
  const rest = sequence % loopSegments
  const inRest = (rest > 0 ? 1 : 0) + (rest > recordings[0].segments ? 1 : 0)
  return Math.max(0, loops * recordings.length + inRest - 1)
}

/** The sequences that a playlist names: from `first` on, up to `end`, which is not complete yet. */
export function liveWindow(startedAt: number, nowMs: number): { first: number; end: number } {
  const end = Math.max(1, Math.floor((nowMs / 1000 - startedAt) / segmentSeconds))
  return { first: Math.max(0, end - windowSize), end }
}

/** The tags of a segment before its address or its parts. The wall-clock time lets a player tell its latency. */
export function segmentHead({ sequence, isJoint }: LiveSegment, startedAt: number): string {
  const time = new Date((startedAt + sequence * segmentSeconds) * 1000).toISOString()
  return `${isJoint ? '#EXT-X-DISCONTINUITY\n' : ''}#EXT-X-PROGRAM-DATE-TIME:${time}\n`
}

export const segmentLines = ({ path }: LiveSegment): string => `#EXTINF:${segmentSeconds},\n/media/${path}\n`

/** The beginning of a playlist that names segments from `first` on. */
export const playlistHead = (first: number): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:6',
  `#EXT-X-TARGETDURATION:${segmentSeconds}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-MEDIA-SEQUENCE:${first}`,
  `#EXT-X-DISCONTINUITY-SEQUENCE:${jointsBefore(first)}`,
]

/** Numbers from `first` up to, but without, `end`. */
export const range = (first: number, end: number): number[] => Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
