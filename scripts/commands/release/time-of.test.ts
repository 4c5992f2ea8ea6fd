/** @jest-environment node */
import { timeOf } from './time-of.ts'

test('a date alone is its midnight in the time zone of the machine, as a date with a time is', () => {
  expect(timeOf('2026-12-01')).toEqual(new Date(2026, 11, 1))
  expect(timeOf('2026-12-01T08:00')).toEqual(new Date(2026, 11, 1, 8))
  expect(timeOf('2026-12-01T08:00Z')).toEqual(new Date(Date.UTC(2026, 11, 1, 8)))
})

test.each(['', 'tomorrow', '2026-13-01'])('“%s” is no time', (text) => expect(timeOf(text)).toBeNull())
