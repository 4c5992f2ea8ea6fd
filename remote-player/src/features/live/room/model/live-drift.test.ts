/** @jest-environment node */
import { driftOf } from './live-drift.ts'
import { nextAttempt, start } from './reconnect.ts'
import { formOf, linesOf } from './room-lines.ts'

test.each([
  ['on time', 0.2, 1, { rate: 1, isBehind: false }],
  ['a little behind: left alone', 1, 1, { rate: 1, isBehind: false }],
  ['behind: faster', 3, 1, { rate: 1.06, isBehind: false }],
  ['further behind: at most 1.1 times', 9, 1, { rate: 1.1, isBehind: false }],
  ['nearly caught up: still faster', 1, 1.06, { rate: 1.06, isBehind: false }],
  ['caught up: normal again', 0.4, 1.06, { rate: 1, isBehind: false }],
  ['far behind: the learner is asked', 11, 1, { rate: 1, isBehind: true }],
  ['ahead', -2, 1.06, { rate: 1, isBehind: false }],
])('drift: %s [live#picture]', (_, seconds, rate, drift) => {
  expect(driftOf(seconds, rate)).toEqual(drift)
})

test('reconnect: a line is tried twice, then the next one', () => {
  const one = nextAttempt(start, 2)
  const two = nextAttempt(one, 2)
  expect([one, two].map(({ line, attempt }) => [line, attempt])).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(nextAttempt(one, 1).line).toBe(0)
})

test.each([
  ['/media/live/1/playlist.m3u8', 'hls'],
  ['https://live.example/live/1.flv?txSecret=a', 'flv'],
  ['https://live.example/flv.m3u8', 'hls'],
  ['webrtc://live.example/live/1', 'webrtc'],
])('form: %s is %s', (url, form) => expect(formOf(url)).toBe(form))

test('lines: without one the vendor’s rule gives the address [third-parties#live-picture]', () => {
  const room = { lines: [], playerDomain: 'live.example', roomId: '7' }
  expect(linesOf(room).map(({ url }) => url)).toEqual(['https://live.example/live/7.m3u8'])
  expect(linesOf({ ...room, playerDomain: '' })).toEqual([])
  const line = { name: '线路一', url: '/a.flv' }
  expect(linesOf({ ...room, lines: [{ name: '快直播', url: 'webrtc://live.example/live/7' }, line] })).toEqual([line])
})
