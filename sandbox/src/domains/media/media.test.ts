/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { srcSetOf } from '@xhkt/contract/picture-widths'
import { coverAddress, mediaFolder, mediaOf, playlistUris, recordings } from './media.ts'

const lessons = path.join(mediaFolder, 'lessons')
const media = (recording: string) => mediaOf(recording, 0)
const fileOf = (url: string) => path.join(mediaFolder, url.replace('/media/', '').replace(/~[^/]*\//, ''))

const tracks = recordings.flatMap((recording) => {
  const { captions = [], thumbnails, chapters } = media(recording)
  return [...captions.map(({ url }) => url), thumbnails, chapters].filter((url) => url !== undefined && url !== '')
})

/** The file and all that it names: a playlist its variants and segments, a thumbnails track its sprites. */
function reachable(file: string): string[] {
  if (!/\.(m3u8|vtt)$/.test(file)) return [file]
  const text = readFileSync(file, 'utf8')
  const sprites = [...text.matchAll(/^(\S+)#xywh=/gm)].map(([, sprite = '']) => sprite)
  const named = new Set(file.endsWith('.m3u8') ? playlistUris(text) : sprites)
  return [file, ...[...named].flatMap((uri) => reachable(path.join(path.dirname(file), uri)))]
}

const reached = new Set([...recordings.map((recording) => media(recording).url), ...tracks].flatMap((url) => reachable(fileOf(url ?? ''))))

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test('every file that a playlist or a track names exists', () => {
  expect([...reached].filter((file) => !existsSync(file))).toEqual([])
})

test('every file of the lessons belongs to a lesson', () => {
  const files = filesBelow(lessons)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !reached.has(file))).toEqual([])
})

test('every cover has two widths, and the narrow one has fewer bytes', () => {
  for (let number = 1; number <= 24; number++) {
    const candidates = srcSetOf(coverAddress(number))?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') ?? []
    const [narrow = 0, wide = 0] = candidates.map((url) => statSync(fileOf(url)).size)
    expect(narrow).toBeLessThan(wide)
  }
})

test('every AVIF has a JPEG beside it', () => {
  const files = filesBelow(mediaFolder).filter((file) => file.endsWith('.avif'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(file.replace(/\.avif$/, '.jpg')))).toEqual([])
})

test('all media together have at most 8 MB', () => {
  const bytes = filesBelow(mediaFolder).reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThanOrEqual(8_000_000)
})

test.each(recordings.filter((recording) => recording !== 'plain'))('%s has three qualities [courses#playing-a-lesson]', (recording) => {
  const playlist = readFileSync(fileOf(media(recording).url), 'utf8')
  expect([...playlist.matchAll(/RESOLUTION=(\S+?),/g)].map(([, size]) => size)).toEqual(['640x360', '960x540', '1280x720'])
})
