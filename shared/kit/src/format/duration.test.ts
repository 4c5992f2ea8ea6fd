/** @jest-environment node */
import fc from 'fast-check'
import { formatDuration } from '@xhkt/kit/format'

describe('formatDuration', () => {
  it.each([
    [0, '00:00'],
    [0.9, '00:00'],
    [9, '00:09'],
    [59.999, '00:59'],
    [60, '01:00'],
    [754, '12:34'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3661, '1:01:01'],
    [36_000, '10:00:00'],
    [360_000, '100:00:00'],
    [-0.5, '00:00'],
    [-30, '00:00'],
    [Number.NaN, '--:--'],
    [Infinity, '--:--'],
    [-Infinity, '--:--'],
  ])('%p s → %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })

  it('keeps every whole second', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const read = formatDuration(seconds).split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
        expect(read).toBe(seconds)
      }),
    )
  })
})
