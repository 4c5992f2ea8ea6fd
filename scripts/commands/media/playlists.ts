import path from 'node:path'
import { framesPerSecond, type Rendition, renditions } from './renditions.ts'
import { type SlideLesson, stepSeconds, stepsOf } from './slides.ts'

/** Paths below the folder of the lessons. */
const segmentsOf = (lesson: SlideLesson, { name }: Rendition): string[] =>
  stepsOf(lesson).map((_, index) => `${lesson.name}/${name}/${String(index).padStart(2, '0')}.ts`)

/** The lessons one after another. Their timestamps start again, which a discontinuity tells the player. */
export function mediaPlaylist(parts: SlideLesson[], rendition: Rendition, folder: string): string {
  const segments = parts.map((lesson) =>
    segmentsOf(lesson, rendition).map((segment) => `#EXTINF:${stepSeconds},\n${path.posix.relative(folder, segment)}\n`).join(''),
  )
  const head = `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:${stepSeconds}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-INDEPENDENT-SEGMENTS\n`
  return `${head}${segments.join('#EXT-X-DISCONTINUITY\n')}#EXT-X-ENDLIST\n`
}

/** One variant for each rendition, with the bandwidth of its largest segment and that of all. `sizeOf` gives the bytes of a segment. */
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
