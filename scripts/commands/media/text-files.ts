import { statSync } from 'node:fs'
import path from 'node:path'
import { masterPlaylist, mediaPlaylist } from './playlists.ts'
import { renditions } from './renditions.ts'
import { secondsOf, type SlideLesson, slideLessons } from './slides.ts'
import { captionCues, chapterCues, joinCues, thumbnailCues } from './tracks.ts'
import { type Cue, webVtt } from './webvtt.ts'

/** Seconds of the long lesson. */
const longSeconds = 45 * 60

/** The lessons in turn, then the first lesson again until the time is full. */
export function longLesson(lessons: SlideLesson[] = slideLessons): SlideLesson[] {
  const [first] = lessons
  if (!first) return []
  const round = lessons.reduce((sum, lesson) => sum + secondsOf(lesson), 0)
  const rounds = Math.floor(longSeconds / round)
  const rest = (longSeconds - rounds * round) / secondsOf(first)
  if (!Number.isInteger(rest)) throw new RangeError(`${rest} repetitions do not fill ${longSeconds} s`)
  return [...Array.from({ length: rounds }, () => lessons).flat(), ...Array.from({ length: rest }, () => first)]
}

const wholeLesson = (lesson: SlideLesson): Cue[] => [{ start: 0, end: secondsOf(lesson), text: `${lesson.number} ${lesson.title}` }]

/** Playlists and tracks, by path below `folder`. The folder must hold the segments: their sizes give the bandwidths. */
export function textFiles(folder: string): Map<string, string> {
  const sizeOf = (segment: string) => statSync(path.join(folder, segment)).size
  const files = new Map<string, string>()
  const addLesson = (name: string, parts: SlideLesson[], chapters: Cue[], sprites: (lesson: SlideLesson) => string): void => {
    files.set(`${name}/playlist.m3u8`, masterPlaylist(parts, sizeOf))
    for (const rendition of renditions) files.set(`${name}/${rendition.name}.m3u8`, mediaPlaylist(parts, rendition, name))
    files.set(`${name}/captions.vtt`, webVtt(joinCues(parts, captionCues)))
    files.set(`${name}/chapters.vtt`, webVtt(chapters))
    files.set(`${name}/thumbnails.vtt`, webVtt(joinCues(parts, (lesson) => thumbnailCues(lesson, sprites(lesson)))))
  }
  for (const lesson of slideLessons) addLesson(lesson.name, [lesson], chapterCues(lesson), () => '')
  const long = longLesson()
  addLesson('long', long, joinCues(long, wholeLesson), ({ name }) => `../${name}/`)
  // A lesson without renditions and tracks.
  const [first] = slideLessons
  const [lowest] = renditions
  if (first && lowest) files.set('plain/playlist.m3u8', mediaPlaylist([first], lowest, 'plain'))
  return files
}
