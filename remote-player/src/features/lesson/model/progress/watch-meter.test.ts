import { WatchMeter } from './watch-meter.ts'

/** Positions every 250 ms. */
function play(meter: WatchMeter, positions: number[], { rate = 1, from = 0 } = {}): void {
  positions.forEach((position, i) => meter.follow(position, from + i * 250, rate))
}

// docs/product/courses.md#study-progress
test.each([
  ['playing counts', [0, 0.25, 0.5, 0.75, 1], 1, 1],
  ['playing at double rate counts double', [0, 0.5, 1, 1.5, 2], 2, 2],
  ['playing at three quarters counts less', [0, 0.1875, 0.375], 0.75, 0.375],
  ['buffering does not count', [5, 5, 5, 5.25], 1, 0.25],
  ['a jump ahead does not count', [0, 0.25, 30, 30.25], 1, 0.5],
  ['a jump back does not count', [30, 30.25, 10, 10.25], 1, 0.5],
  ['playing a part twice counts twice', [0, 0.25, 0.5, 0, 0.25, 0.5], 1, 1],
])('%s', (_, positions, rate, seconds) => {
  const meter = new WatchMeter()
  play(meter, positions, { rate })
  expect(meter.pending).toBeCloseTo(seconds, 3)
})

test('the part between an interruption and the next position does not count', () => {
  const meter = new WatchMeter()
  play(meter, [0, 0.25])
  meter.interrupt()
  play(meter, [0.5, 0.75], { from: 500 })
  expect(meter.pending).toBe(0.5)
})

test('a slow main thread loses nothing: the elapsed time explains a long gap', () => {
  const meter = new WatchMeter()
  meter.follow(0, 0, 1.5)
  meter.follow(12, 8000, 1.5)
  expect(meter.pending).toBe(12)
})

test('take() leaves the rest of a millisecond for the next time', () => {
  const meter = new WatchMeter()
  meter.follow(0, 0, 1)
  meter.follow(0.3334, 333, 1)
  expect(meter.take()).toBe(0.333)
  expect(meter.pending).toBe(0)
  meter.follow(0.6668, 667, 1)
  meter.follow(1.0002, 1000, 1)
  expect(meter.take()).toBe(0.667)
})
