/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { addDays, isDate, weekdayOf } from '@xhkt/contract/beijing-time'
import { dayOfKey } from './grid-keys.ts'

test.each([
  ['ArrowLeft', false, '2026-12-01', '2026-11-30'],
  ['ArrowRight', false, '2026-12-31', '2027-01-01'],
  ['ArrowUp', false, '2028-03-05', '2028-02-27'],
  ['ArrowDown', false, '2026-02-25', '2026-03-04'],
  ['Home', false, '2026-11-29', '2026-11-23'],
  ['Home', false, '2026-11-23', '2026-11-23'],
  ['End', false, '2026-11-30', '2026-12-06'],
  ['PageUp', false, '2026-03-31', '2026-02-28'],
  ['PageUp', false, '2028-03-31', '2028-02-29'],
  ['PageDown', false, '2026-12-31', '2027-01-31'],
  ['PageDown', true, '2028-02-29', '2029-02-28'],
  ['PageUp', true, '2028-02-29', '2027-02-28'],
  ['ArrowRight', false, '2099-12-31', '2099-12-31'],
  ['PageUp', true, '2000-06-15', '2000-06-15'],
])('%s (Shift: %s) moves from %s to %s [personal#live-calendar]', (key, shift, from, to) => {
  expect(dayOfKey(key, shift, from)).toBe(to)
})

test.each(['a', 'Tab', 'Escape', 'toString'])('the key %s moves nowhere', (key) => {
  expect(dayOfKey(key, false, '2026-11-23')).toBeNull()
})

const anyDay = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days))
const anyKey = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')

test('any keys from any day lead to days of the calendar, Home to a Monday of the same week and End to its Sunday', () => {
  fc.assert(
    fc.property(anyDay, fc.array(fc.tuple(anyKey, fc.boolean()), { maxLength: 40 }), (start, keys) => {
      const end = keys.reduce((day, [key, shift]) => dayOfKey(key, shift, day) ?? '', start)
      expect(isDate(end)).toBe(true)
      const [home, sunday] = ['Home', 'End'].map((key) => dayOfKey(key, false, end) ?? '')
      // The first and the last week are cut by the ends of the calendar.
      if (end > '2000-01-07' && end < '2099-12-25') expect([weekdayOf(home!), weekdayOf(sunday!), addDays(home!, 6)]).toEqual([1, 7, sunday])
    }),
  )
})

test('a browser in any time zone has the same days, also across its daylight saving changes', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Kiritimati', 'UTC']
  // A process of its own: jest's environment does not follow a change of the zone.
  const script = `
    import { addDays, addMonths, beijingDate, daysOfSixWeeks, startOfDate } from '@xhkt/contract/beijing-time'
    import { clockSpan, dayName } from '@xhkt/kit/format'
    import { dayOfKey } from './grid-keys.ts'
    const noon = Date.parse('2026-03-08T04:00:00Z') / 1000
    const said = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone
      const year = Array.from({ length: 366 }, (_, index) => addDays('2026-01-01', index))
      return [new Date(0).getTimezoneOffset(), [
        new Set(year).size, year.every((day) => beijingDate(startOfDate(day)) === day && beijingDate(startOfDate(day) - 1) === addDays(day, -1)),
        addMonths('2026-10', 1), daysOfSixWeeks('2027-05').filter((_, index) => index % 41 === 0), beijingDate(noon), dayName('2026-11-01'),
        dayOfKey('ArrowDown', false, '2026-10-25'), clockSpan(startOfDate('2026-11-25') + 83700, startOfDate('2026-11-26') + 2700)]]
    })
    console.log(JSON.stringify(said))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const said = JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })) as [number, unknown][]
  expect(new Set(said.map(([offset]) => offset)).size).toBe(zones.length)
  for (const [, days] of said) {
    expect(days).toEqual([
      ...[366, true, '2026-11', ['2027-04-26', '2027-06-06'], '2026-03-08', '11月1日 星期日', '2026-11-01', '23:15–次日 00:45'],
    ])
  }
})
