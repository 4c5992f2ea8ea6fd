/** @jest-environment node */
import { startOfDate, weekLength, weekStart } from './beijing-time.ts'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000

test.each([
  ['2026-11-23T00:00:00', '2026-11-23'],
  ['2026-11-29T23:59:59', '2026-11-23'],
  ['2026-11-22T23:59:59', '2026-11-16'],
  ['2027-01-01T12:00:00', '2026-12-28'],
  ['2028-02-29T08:00:00', '2028-02-28'],
])('the week of %s begins on Monday, %s', (moment, monday) => {
  expect(weekStart(at(moment))).toBe(at(`${monday}T00:00:00`))
})

test('a date starts at midnight in Beijing', () => {
  expect(startOfDate('2026-11-25')).toBe(at('2026-11-25T00:00:00'))
  expect(startOfDate('2026-11-30') - startOfDate('2026-11-23')).toBe(weekLength)
})
