/** Seconds of each committed segment. */
const segmentSeconds = 6
/** Segments that a playlist names: a player may be up to 30 s behind. */
const windowSize = 6
/** The recordings of the loop, and their segments. Their timestamps start again at each. */
const parts = [
  { folder: 'a', segments: 15 },
  { folder: 'b', segments: 20 },
] as const
const loopSegments = parts.reduce((sum, { segments }) => sum + segments, 0)

interface Segment {
  /** Below the folder of the rendition. */
  folder: string
  file: string
  isFirstOfPart: boolean
}

function segmentAt(sequence: number): Segment {
  let index = sequence % loopSegments
  const part = parts.find(({ segments }) => index < segments || (index -= segments) < 0) ?? parts[0]
  return { folder: part.folder, file: `${String(index).padStart(2, '0')}.ts`, isFirstOfPart: index === 0 }
}

/** Parts that begin in the segments before `sequence`, without the very first one, which no discontinuity precedes. */
function discontinuitiesBefore(sequence: number): number {
  const loops = Math.floor(sequence / loopSegments)
  const rest = sequence % loopSegments
  const inRest = (rest > 0 ? 1 : 0) + (rest > parts[0].segments ? 1 : 0)
  return Math.max(0, loops * parts.length + inRest - 1)
}

/**
 * A live playlist, which slides with the clock: the last segments that have been complete at `nowMs`, of a picture that began at
 * `startedAt` (Unix seconds). The wall-clock time of each segment lets a player tell its latency.
 */
export function livePlaylist(rendition: string, startedAt: number, nowMs: number): string {
  const complete = Math.max(1, Math.floor((nowMs / 1000 - startedAt) / segmentSeconds))
  const first = Math.max(0, complete - windowSize)
  const lines = Array.from({ length: complete - first }, (_, index) => {
    const sequence = first + index
    const { folder, file, isFirstOfPart } = segmentAt(sequence)
    const time = new Date((startedAt + sequence * segmentSeconds) * 1000).toISOString()
    const discontinuity = isFirstOfPart && sequence > 0 ? '#EXT-X-DISCONTINUITY\n' : ''
    return `${discontinuity}#EXT-X-PROGRAM-DATE-TIME:${time}\n#EXTINF:${segmentSeconds},\n/media/lessons/${folder}/${rendition}/${file}\n`
  })
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore(first)}`,
  ]
  return `${head.join('\n')}\n${lines.join('')}`
}
