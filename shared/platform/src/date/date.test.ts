/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { noValue } from '@xhkt/contract/no-value'
import { formatDate, weekdayName } from './date.ts'

const noon = 1_767_240_000 // 2026-01-01 12:00:00 in Shanghai

describe('formatDate: year-month-day hour:minute:second, 10 digits are seconds [look#dates-and-times]', () => {
  it.each([
    [noon, '2026-01-01 12:00:00'],
    [noon * 1000, '2026-01-01 12:00:00'],
    [noon * 1000 + 999, '2026-01-01 12:00:00'],
    [noon + 0.5, '2026-01-01 12:00:00'],
    [1_000_000_000, '2001-09-09 09:46:40'],
    [999_999_999, '2001-09-09 09:46:39'],
    [9_999_999_999, '2286-11-21 01:46:39'],
    [1_000_000_000_000, '2001-09-09 09:46:40'],
    [9_999_999_999_999, '2286-11-21 01:46:39'],
    [1_582_905_600, '2020-02-29 00:00:00'],
    [-86_400, '1969-12-31 08:00:00'],
    [-86_400_000_000, '1967-04-07 08:00:00'],
    [0, noValue],
    [-0, noValue],
    [Number.NaN, noValue],
    [Infinity, noValue],
    [-Infinity, noValue],
    [1e17, noValue],
  ])('%p → %s', (timestamp, text) => {
    expect(formatDate(timestamp)).toBe(text)
  })

  it.each([
    ['YYYY-MM-DD', '2026-01-01'],
    ['M月D日 HH:mm', '1月1日 12:00'],
    ['YYYY年M月D日 dddd', '2026年1月1日 星期四'],
    ['MMMM', '一月'],
    ['A h:mm', '中午 12:00'],
  ])('with the pattern %s → %s', (pattern, text) => {
    expect(formatDate(noon, pattern)).toBe(text)
  })

  it('reads seconds and milliseconds as the same moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: 9_999_999_999 }), (seconds) => {
        expect(formatDate(seconds * 1000)).toBe(formatDate(seconds))
      }),
    )
  })
})

test('dates are in Beijing time in every time zone, also around its daylight saving changes', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Asia/Shanghai']
  const expected = ['2026-03-08 02:30', '2026-03-08 15:30', '2026-03-29 02:30', '2026-03-29 09:30', '2026-10-04 02:10', '2026-11-01 14:30', '2026-12-31 23:59']
  // In a new process, because jest's environment ignores a change of TZ.
  const script = `
    import { formatDate, weekdayName } from './date.ts'
    const lines = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone
      const moments = ${JSON.stringify(expected)}.map((text) => Date.parse(text.replace(' ', 'T') + '+08:00') / 1000)
      return [new Date(0).getTimezoneOffset(), ...moments.map((moment) => formatDate(moment, 'YYYY-MM-DD HH:mm')), weekdayName(moments[6])]
    })
    console.log(JSON.stringify(lines))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const lines = JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })) as unknown[][]
  expect(new Set(lines.map(([offset]) => offset)).size).toBe(zones.length)
  for (const [, ...texts] of lines) expect(texts).toEqual([...expected, '星期四'])
})

describe('weekdayName [look#dates-and-times]', () => {
  it.each([
    [0, '星期四', '周四'],
    [1, '星期五', '周五'],
    [2, '星期六', '周六'],
    [3, '星期日', '周日'],
    [4, '星期一', '周一'],
    [5, '星期二', '周二'],
    [6, '星期三', '周三'],
  ])('%p days after new year 2026 → %s, %s', (days, long, short) => {
    expect(weekdayName(noon + days * 86_400)).toBe(long)
    expect(weekdayName(noon + days * 86_400, 'short')).toBe(short)
  })

  it.each([[Number.NaN], [0]])('%p has no weekday', (timestamp) => {
    expect(weekdayName(timestamp)).toBe(noValue)
  })
})
