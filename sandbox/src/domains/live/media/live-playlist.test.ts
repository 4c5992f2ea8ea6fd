/** @jest-environment node */
import { livePlaylist } from './live-playlist.ts'

const startedAt = 1_800_000_000
const at = (seconds: number) => livePlaylist('720p', startedAt, (startedAt + seconds) * 1000)
const segments = (playlist: string) => playlist.split('\n').filter((line) => line.startsWith('/media/'))
const tag = (playlist: string, name: string) => new RegExp(`#EXT-X-${name}:(.*)`).exec(playlist)?.[1]

test('live playlist: names the segments that are complete, at most six', () => {
  expect(segments(at(13))).toEqual(['/media/lessons/a/720p/00.ts', '/media/lessons/a/720p/01.ts'])
  expect(segments(at(60))).toHaveLength(6)
  expect(segments(at(60)).at(-1)).toBe('/media/lessons/a/720p/09.ts')
})

test('live playlist: slides by a segment each 6 s, with the wall-clock time of each', () => {
  const [now, next] = [at(60), at(66)]
  expect([tag(now, 'MEDIA-SEQUENCE'), tag(next, 'MEDIA-SEQUENCE')]).toEqual(['4', '5'])
  expect(segments(next).slice(0, 5)).toEqual(segments(now).slice(1))
  expect(Date.parse(tag(now, 'PROGRAM-DATE-TIME') ?? '')).toBe((startedAt + 24) * 1000)
})

test('live playlist: a recording that follows another begins with a discontinuity, counted once it has left', () => {
  const joint = at(16 * 6)
  expect(joint).toContain('#EXT-X-DISCONTINUITY\n')
  expect(segments(joint).at(-1)).toBe('/media/lessons/b/720p/00.ts')
  expect(tag(joint, 'DISCONTINUITY-SEQUENCE')).toBe('0')
  const after = at((15 + 7) * 6)
  expect(after).not.toContain('#EXT-X-DISCONTINUITY\n')
  expect(tag(after, 'DISCONTINUITY-SEQUENCE')).toBe('1')
})

test('live playlist: the sequence of discontinuities never loses one over many loops', () => {
  for (let sequence = 6; sequence < 200; sequence++) {
    const [before, after] = [at(sequence * 6), at((sequence + 1) * 6)]
    const leaves = before.split('#EXT-X-PROGRAM-DATE-TIME')[0]?.includes('#EXT-X-DISCONTINUITY\n') ? 1 : 0
    expect(Number(tag(after, 'DISCONTINUITY-SEQUENCE')) - Number(tag(before, 'DISCONTINUITY-SEQUENCE'))).toBe(leaves)
  }
})
