/** @jest-environment node */
import { lowLatencyPlaylist, partDelay, reloadDelay } from './low-latency-playlist.ts'

const startedAt = 1_800_000_000
const ms = (seconds: number) => (startedAt + seconds) * 1000
const at = (seconds: number) => lowLatencyPlaylist(startedAt, ms(seconds))
const tag = (playlist: string, name: string) => new RegExp(`#EXT-X-${name}:(.*)`).exec(playlist)?.[1] ?? ''
const attribute = (list: string, name: string) => new RegExp(`(?:^|,)${name}="?([^",]*)`).exec(list)?.[1]
const parts = (playlist: string) => [...playlist.matchAll(/#EXT-X-PART:(.*)/g)].map(([, list = '']) => list)
const delay = (query: Parameters<typeof reloadDelay>[0], seconds: number) => reloadDelay(query, startedAt, ms(seconds))

test('low-latency playlist: offers blocking reloads, and holds back three times the longest part', () => {
  const playlist = at(63)
  const target = Number(attribute(tag(playlist, 'PART-INF'), 'PART-TARGET'))
  const control = tag(playlist, 'SERVER-CONTROL')
  expect(attribute(control, 'CAN-BLOCK-RELOAD')).toBe('YES')
  expect(Number(attribute(control, 'PART-HOLD-BACK'))).toBe(3 * target)
  for (const part of parts(playlist)) expect(Number(attribute(part, 'DURATION'))).toBeLessThanOrEqual(target)
})

test('low-latency playlist: the parts of the open segment come as they are complete, and stay in place once it is [live#picture]', () => {
  const openParts = (seconds: number) => parts(at(seconds)).filter((part) => part.includes('low-latency/10.'))
  expect([60, 60.9, 61, 65.9].map((seconds) => openParts(seconds).length)).toEqual([0, 0, 1, 5])
  expect(attribute(openParts(61)[0] ?? '', 'URI')).toBe('low-latency/10.0.ts')
  expect(openParts(66).slice(0, 5)).toEqual(openParts(65))
  expect(at(66)).toMatch(/low-latency\/10\.5\.ts"\n#EXTINF:6,\n\/media\/lessons\/a\/720p\/10\.ts\n/)
})

test('low-latency playlist: the parts of a segment make it whole, and the first begins with a key frame', () => {
  const ofSegment = parts(at(66)).filter((part) => part.includes('low-latency/10.'))
  expect(ofSegment.reduce((sum, part) => sum + Number(attribute(part, 'DURATION')), 0)).toBe(6)
  expect(ofSegment.map((part) => attribute(part, 'INDEPENDENT'))).toEqual(['YES', ...Array<undefined>(5)])
})

test('low-latency playlist: parts older than three target durations are no longer named, their segments are', () => {
  const playlist = at(64)
  const sequences = new Set(parts(playlist).map((part) => Number(/(\d+)\.\d\.ts/.exec(part)?.[1])))
  expect([...sequences]).toEqual([7, 8, 9, 10])
  expect(playlist.match(/#EXTINF/g)).toHaveLength(6)
  expect(tag(playlist, 'MEDIA-SEQUENCE')).toBe('4')
})

test('low-latency playlist: a recording that follows another begins with a discontinuity before its first part', () => {
  expect(at(91)).toMatch(/#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:.*\n#EXT-X-PART:DURATION=1,URI="low-latency\/15\.0\.ts",INDEPENDENT=YES\n#EXT-X-PRELOAD-HINT/)
})

test('low-latency playlist: ends with the hint of the next part, in the segment to which it belongs', () => {
  expect(at(63)).toMatch(/low-latency\/10\.2\.ts"\n#EXT-X-PRELOAD-HINT:TYPE=PART,URI="low-latency\/10\.3\.ts"\n$/)
  expect(at(66)).toMatch(/10\.ts\n#EXT-X-PROGRAM-DATE-TIME:.*\n#EXT-X-PRELOAD-HINT:TYPE=PART,URI="low-latency\/11\.0\.ts"\n$/)
  expect(at(90)).toMatch(/#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:.*\n#EXT-X-PRELOAD-HINT:TYPE=PART,URI="low-latency\/15\.0\.ts"\n$/)
})

test.each([
  ['10.2', 0],
  ['10.3', 500],
  ['10.4', null],
  ['11.0', null],
])('part %s: is there after %s ms', (name, expected) => {
  const [sequence = 0, part = 0] = name.split('.').map(Number)
  expect(partDelay({ sequence, part }, startedAt, ms(63.5))).toBe(expected)
})

test.each([
  ['no directive', {}, 0],
  ['a part that is there', { _HLS_msn: 10, _HLS_part: 2 }, 0],
  ['the next part', { _HLS_msn: 10, _HLS_part: 3 }, 500],
  ['the whole segment', { _HLS_msn: 10 }, 2500],
  ['a part after the last: the first one of the next segment', { _HLS_msn: 10, _HLS_part: 6 }, 3500],
  ['a segment of before', { _HLS_msn: 9 }, 0],
  ['a part without its segment', { _HLS_part: 1 }, null],
  ['more than two segments ahead', { _HLS_msn: 12 }, null],
])('blocking reload for %s', (_, query, expected) => {
  expect(delay(query, 63.5)).toBe(expected)
})
