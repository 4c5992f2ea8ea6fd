import { secondsOf, type SlideLesson, stepSeconds, stepsOf } from './slides.ts'
import type { Cue } from './webvtt.ts'

/** Pixels of a thumbnail, and the number of columns of the sprite. */
export const thumbnail = { width: 160, height: 90, columns: 5, sprite: 'thumbnails.webp' }

/** The sentences of each step share its 6 s. */
export const captionCues = (lesson: SlideLesson): Cue[] =>
  stepsOf(lesson).flatMap(({ captions }, index) =>
    captions.map((text, nth) => {
      const each = stepSeconds / captions.length
      const start = index * stepSeconds + nth * each
      return { start, end: start + each, text }
    }),
  )

/** One chapter for each slide. */
export function chapterCues({ slides }: SlideLesson): Cue[] {
  let at = 0
  return slides.map(({ title, captions }) => {
    const start = at
    at += captions.length * stepSeconds
    return { start, end: at, text: title }
  })
}

/** One thumbnail for each step, as a rectangle of the sprite. */
export const thumbnailCues = (lesson: SlideLesson, folder = ''): Cue[] =>
  stepsOf(lesson).map((_, index) => {
    const { width, height, columns, sprite } = thumbnail
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
    const start = index * stepSeconds
    return { start, end: start + stepSeconds, text: `${folder}${sprite}#xywh=${x},${y},${width},${height}` }
  })

/** The cues of several lessons that play one after another. */
export function joinCues(lessons: SlideLesson[], cuesOf: (lesson: SlideLesson) => Cue[]): Cue[] {
  let offset = 0
  return lessons.flatMap((lesson) => {
    const start = offset
    offset += secondsOf(lesson)
    return cuesOf(lesson).map((cue) => ({ ...cue, start: cue.start + start, end: cue.end + start }))
  })
}
