/** @jest-environment node */
import fc from 'fast-check'
import { isFinished, mergeRanges, type PlayedRange, secondsOf } from './played-ranges.ts'

const cases: [string, PlayedRange[], PlayedRange[]][] = [
  ['ranges in any order', [[20, 30], [0, 10]], [[0, 10], [20, 30]]],
  ['ranges that overlap', [[0, 10], [5, 15]], [[0, 15]]],
  ['ranges that touch', [[0, 10], [10, 15]], [[0, 15]]],
  ['a range inside another one', [[0, 10], [2, 3]], [[0, 10]]],
  ['empty and reversed ranges', [[5, 5], [9, 2]], []],
]

test.each(cases)('merges %s', (_, ranges, merged) => {
  expect(mergeRanges(ranges)).toEqual(merged)
})

test('the union has exactly the seconds of its ranges, in any order and repeated', () => {
  const second = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(fc.array(fc.tuple(second, second)), fc.integer(), (ranges, turn) => {
      const played = new Set<number>()
      for (const [start, end] of ranges) for (let at = start; at < end; at++) played.add(at)
      const shuffled = [...ranges.slice(turn), ...ranges.slice(0, turn), ...ranges]
      expect(secondsOf(mergeRanges(shuffled))).toBe(played.size)
    }),
  )
})

test.each([
  [89.999, 100, false],
  [90, 100, true],
  [0, 0, false],
])('%s of %s s played is finished: %s', (played, duration, finished) => {
  expect(isFinished(played, duration)).toBe(finished)
})
