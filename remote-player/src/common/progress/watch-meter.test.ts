/** @jest-environment node */
import type { PlayedRange } from '@xhkt/contract/played-ranges'
import { WatchMeter } from './watch-meter.ts'

/** Positions every 250 ms. */
function play(meter: WatchMeter, positions: number[], { rate = 1, from = 0 } = {}): void {
  positions.forEach((position, i) => meter.follow(position, from + i * 250, rate))
}

const cases: [string, number[], number, PlayedRange[], number][] = [
  ['playing counts', [0, 0.25, 0.5, 0.75, 1], 1, [[0, 1]], 1],
  ['playing at double rate takes half the time', [0, 0.5, 1, 1.5, 2], 2, [[0, 2]], 1],
  ['playing at three quarters takes longer', [0, 0.1875, 0.375], 0.75, [[0, 0.375]], 0.5],
  ['buffering does not count', [5, 5, 5, 5.25], 1, [[5, 5.25]], 0.25],
  ['a jump ahead does not count', [0, 0.25, 30, 30.25], 1, [[0, 0.25], [30, 30.25]], 0.5],
  ['a jump back does not count', [30, 30.25, 10, 10.25], 1, [[30, 30.25], [10, 10.25]], 0.5],
  ['playing a part twice counts twice', [0, 0.25, 0.5, 0, 0.25, 0.5], 1, [[0, 0.5], [0, 0.5]], 1],
]

// docs/product/courses.md#study-progress
test.each(cases)('%s', (_, positions, rate, ranges, spent) => {
  const meter = new WatchMeter()
  play(meter, positions, { rate })
  const played = ranges.reduce((sum, [start, end]) => sum + end - start, 0)
  expect(meter.pending).toEqual({ ranges, played, spent })
})

test('a pause cuts nothing out, and its time is not spent', () => {
  const meter = new WatchMeter()
  play(meter, [0, 0.25])
  meter.interrupt()
  play(meter, [0.25, 0.5], { from: 60_000 })
  expect(meter.pending).toEqual({ ranges: [[0, 0.5]], played: 0.5, spent: 0.5 })
})

test('the part between an interruption and the next position does not count', () => {
  const meter = new WatchMeter()
  play(meter, [0, 0.25])
  meter.interrupt()
  play(meter, [0.5, 0.75], { from: 500 })
  expect(meter.pending.ranges).toEqual([[0, 0.25], [0.5, 0.75]])
})

test('a slow main thread loses nothing: the elapsed time explains a long gap', () => {
  const meter = new WatchMeter()
  meter.follow(0, 0, 1.5)
  meter.follow(12, 8000, 1.5)
  expect(meter.pending).toEqual({ ranges: [[0, 12]], played: 12, spent: 8 })
})

test('a machine that slept spent only the time in which it played [courses#study-progress]', () => {
  const meter = new WatchMeter()
  meter.follow(10, 0, 1)
  meter.follow(10.25, 8 * 3600_000, 1)
  expect(meter.pending).toEqual({ ranges: [[10, 10.25]], played: 0.25, spent: 0.25 })
})

test('after a change of the rate, what was played before counts at the old rate', () => {
  const meter = new WatchMeter()
  meter.follow(0, 0, 2)
  meter.follow(2, 1000, 1)
  meter.follow(3, 2000, 1)
  expect(meter.pending).toEqual({ ranges: [[0, 3]], played: 3, spent: 2 })
})

test('what is taken and what follows touch, to the millisecond', () => {
  const meter = new WatchMeter()
  meter.follow(0, 0, 1)
  meter.follow(0.3334, 333, 1)
  expect(meter.take()).toMatchObject({ ranges: [[0, 0.333]], played: 0.333 })
  expect(meter.pending).toEqual({ ranges: [], played: 0, spent: 0 })
  meter.follow(0.6668, 667, 1)
  meter.follow(1.0002, 1000, 1)
  expect(meter.take()).toMatchObject({ ranges: [[0.333, 1]], played: 0.667 })
})
