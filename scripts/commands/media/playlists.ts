import path from 'node:path'
import { framesPerSecond, type Rendition, renditions } from './renditions.ts'
import { type SlideLesson, stepSeconds, stepsOf } from './slides.ts'

/** Paths of the segments below the folder of the lessons. */
const segmentsOf = (lesson: SlideLesson, { name }: Rendition): string[] =>
  stepsOf(lesson).map((_, index) => `${lesson.name}/${name}/${String(index).padStart(2, '0')}.ts`)

/** Plays the lessons one after another. A discontinuity tells the player that the timestamps of each lesson start at 0. */
export function mediaPlaylist(parts: SlideLesson[], rendition: Rendition, folder: string): string {
  const segments = parts.map((lesson) =>
    segmentsOf(lesson, rendition).map((segment) => `#EXTINF:${stepSeconds},\n${path.posix.relative(folder, segment)}\n`).join(''),
  )
  const head = `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:${stepSeconds}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-INDEPENDENT-SEGMENTS\n`
  return `${head}${segments.join('#EXT-X-DISCONTINUITY\n')}#EXT-X-ENDLIST\n`
}

/** One variant for each rendition, with its peak and its average bandwidth. `sizeOf` returns the bytes of a segment. */
export function masterPlaylist(parts: SlideLesson[], sizeOf: (segment: string) => number): string {
  const variants = renditions.map((rendition) => {
    const { name, width, height, codecs } = rendition
    const rates = parts.flatMap((lesson) => segmentsOf(lesson, rendition)).map((segment) => (sizeOf(segment) * 8) / stepSeconds)
    const average = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
    const attributes = [
      `BANDWIDTH=${Math.ceil(Math.max(...rates))}`,
      `AVERAGE-BANDWIDTH=${Math.ceil(average)}`,
      `RESOLUTION=${width}x${height}`,
      `FRAME-RATE=${framesPerSecond}.000`,
      `CODECS="${codecs}"`,
    ]
    return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${name}.m3u8\n`
  })
  return `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-INDEPENDENT-SEGMENTS\n${variants.join('')}`
}
