/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'
import { secondsOf, slideLessons } from './slides.ts'
import { longLesson, textFiles } from './text-files.ts'
import { captionCues, chapterCues, joinCues, thumbnailCues } from './tracks.ts'
import { webVtt } from './webvtt.ts'

const folder = path.join(root, 'sandbox/media/lessons')
const files = textFiles(folder)

test.each([...files.keys()])('%s in sandbox/media/lessons equals what `npm run media` writes', (file) => {
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(files.get(file))
})

test('a WebVTT file has a header and cues with hours', () => {
  expect(webVtt([{ start: 3599, end: 3605, text: '第一句' }])).toBe('WEBVTT\n\n00:59:59.000 --> 01:00:05.000\n第一句\n')
})

test('the lessons last 90 s and 120 s, the long one 45 minutes', () => {
  expect(slideLessons.map(secondsOf)).toEqual([90, 120])
  expect(longLesson().reduce((sum, lesson) => sum + secondsOf(lesson), 0)).toBe(2700)
})

test('the long lesson throws if whole lessons do not fill its time', () => {
  const [first] = slideLessons
  expect(() => longLesson(first ? [{ ...first, slides: first.slides.slice(0, 3) }] : [])).toThrow(RangeError)
})

test.each([...slideLessons, null].map((lesson) => [lesson?.name ?? 'long', lesson ? [lesson] : longLesson()] as const))(
  'captions, chapters and thumbnails of %s cover it without gaps',
  (_name, parts) => {
    const seconds = parts.reduce((sum, lesson) => sum + secondsOf(lesson), 0)
    for (const cuesOf of [captionCues, chapterCues, thumbnailCues]) {
      const cues = joinCues(parts, cuesOf)
      expect(cues.map(({ start }) => start)).toEqual([0, ...cues.slice(0, -1).map(({ end }) => end)])
      expect(cues.at(-1)?.end).toBe(seconds)
    }
  },
)

test('each caption shows for 3 to 6 s, with at most 6 characters per second', () => {
  for (const { start, end, text } of slideLessons.flatMap(captionCues)) {
    expect(end - start).toBeGreaterThanOrEqual(3)
    expect(end - start).toBeLessThanOrEqual(6)
    expect(text.length).toBeLessThanOrEqual((end - start) * 6)
  }
})
