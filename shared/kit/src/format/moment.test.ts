/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { dateText } from './format.ts'
import { momentText } from './moment.ts'

const beijing = (text: string) => Date.parse(`${text}+08:00`) / 1000

test.each([
  ['2026-11-22T10:00:00', '2026-11-22T19:30:00', '今天 19:30'],
  ['2026-11-22T23:59:59', '2026-11-23T00:00:00', '明天 00:00'],
  ['2026-11-23T00:00:00', '2026-11-23T00:00:00', '今天 00:00'],
  ['2026-11-22T00:00:00', '2026-11-22T23:59:59', '今天 23:59'],
  ['2026-11-22T10:00:00', '2026-11-25T19:30:00', '11月25日 周三 19:30'],
  ['2026-11-22T10:00:00', '2026-11-21T09:05:00', '11月21日 周六 09:05'],
  ['2026-12-31T23:00:00', '2027-01-01T08:00:00', '明天 08:00'],
  ['2026-12-31T23:00:00', '2027-01-03T08:00:00', '2027年1月3日 周日 08:00'],
  ['2028-02-28T12:00:00', '2028-02-29T12:00:00', '明天 12:00'],
])('at %s, %s is %s', (now, then, text) => {
  expect(momentText(beijing(then), beijing(now))).toBe(text)
})

test('the date of a moment is the date in Beijing', () => {
  expect(dateText(beijing('2026-11-25T00:00:00'))).toBe('2026-11-25')
  expect(dateText(beijing('2026-11-24T23:59:59'))).toBe('2026-11-24')
})

test('the text of any moment has its minute and its day in Beijing', () => {
  const inBeijing = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'numeric' })
  fc.assert(
    fc.property(fc.integer({ min: beijing('2000-01-01T00:00:00'), max: beijing('2100-01-01T00:00:00') }), (moment) => {
      const parts = Object.fromEntries(inBeijing.formatToParts(moment * 1000).map(({ type, value }) => [type, value]))
      // Ten days later every day shows as a date.
      const text = momentText(moment, moment - 10 * 86_400)
      expect(text).toContain(`${Number(parts.month)}月${Number(parts.day)}日`)
      expect(text).toContain(`${parts.hour}:${parts.minute}`)
    }),
  )
})

test('a browser in any time zone shows the same, also across its daylight saving changes [look#dates-and-times]', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']
  const moments = [
    ['2026-03-08T14:59:00', '2026-03-08T15:30:00'],
    ['2026-03-29T08:59:00', '2026-03-29T09:30:00'],
    ['2026-10-25T08:30:00', '2026-10-26T08:30:00'],
    ['2026-11-01T13:30:00', '2026-11-02T00:10:00'],
  ].map(([now = '', then = '']) => [beijing(then), beijing(now)] as const)
  // A process of its own: jest's environment does not follow a change of the zone.
  const script = `
    import { momentText } from './moment.ts'
    const said = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone
      return [new Date(0).getTimezoneOffset(), ...${JSON.stringify(moments)}.map(([then, now]) => momentText(then, now))]
    })
    console.log(JSON.stringify(said))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const said = JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })) as unknown[][]
  expect(new Set(said.map(([offset]) => offset)).size).toBe(zones.length)
  for (const [, ...texts] of said) expect(texts).toEqual(['今天 15:30', '今天 09:30', '明天 08:30', '明天 00:10'])
})
