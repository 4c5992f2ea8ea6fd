/** @jest-environment node */
import fc from 'fast-check'
import { type IcsEvent, icsText } from './ics.ts'
import { lessonEvent } from './lesson-event.ts'

const beijing = (text: string) => Date.parse(`${text}+08:00`) / 1000
const now = beijing('2026-11-23T12:00:00')
const event: IcsEvent = {
  ...{ uid: 'live-lesson-7@xhkt', start: beijing('2026-11-25T23:15:00'), end: beijing('2026-11-26T00:45:00') },
  ...{ title: '合并报表', description: '会计', url: 'https://xhkt.example/living?live_room_id=7' },
}

const linesOf = (text: string): string[] => text.split('\r\n')
/** Reads a file as a calendar app does: folded lines are joined, then values are unescaped. */
function parsed(text: string): Record<string, string>[] {
  const events: Record<string, string>[] = []
  for (const line of linesOf(text.replaceAll(/\r\n[ \t]/g, ''))) {
    const [, name = '', value = ''] = /^([\w;=-]+):(.*)$/s.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') events.push({})
    else if (events.length > 0 && !line.startsWith('END:')) events[events.length - 1]![name] = value.replaceAll(/\\(.)/gs, (_, it: string) => (it === 'n' ? '\n' : it))
  }
  return events
}

test('a file has one event in UTC, with a stamp and the address, and ends each line by CRLF', () => {
  expect(linesOf(icsText('直播课', [event], now))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//xhkt//live calendar//ZH', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:直播课'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H', 'BEGIN:VEVENT', 'UID:live-lesson-7@xhkt', 'DTSTAMP:20261123T040000Z'],
    ...['DTSTART:20261125T151500Z', 'DTEND:20261125T164500Z', 'SUMMARY:合并报表', 'DESCRIPTION:会计', 'URL:https://xhkt.example/living?live_room_id=7'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

test('an empty calendar is a valid file', () => {
  expect(icsText('直播课', [], now)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
})

test('commas, semicolons, backslashes and line ends are escaped', () => {
  const text = icsText('x', [{ ...event, title: 'a,b;c\\d\r\ne\rf\ng' }], now)
  expect(linesOf(text)).toContain(String.raw`SUMMARY:a\,b\;c\\d\ne\nf\ng`)
})

test('no text can add a line to the file', () => {
  const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u0007\u007f'
  const text = icsText(hostile, [{ ...event, uid: hostile, title: hostile, description: hostile, url: `https://a.example/\r\nX:1` }], now)
  expect(linesOf(text).filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(4)
  expect(text).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/)
})

test('any text folds at 75 octets, never within a character, and reads back the same [personal#live-calendar]', () => {
  // `binary` includes every plane, and pairs beside narrow characters.
  const anyText = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ''))
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      const text = icsText('直播课', [{ ...event, title, description }], now)
      for (const line of linesOf(text)) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(line).toString()).toBe(line)
      }
      expect(parsed(text)).toMatchObject([{ SUMMARY: title, DESCRIPTION: description }])
    }),
  )
})

test('a line of exactly 75 octets is not folded, and one of 76 is', () => {
  const long = (octets: number) => icsText('x', [{ ...event, title: 'a'.repeat(octets - 'SUMMARY:'.length) }], now)
  expect(long(75)).not.toContain('\r\n ')
  expect(long(76)).toContain('\r\n a\r\n')
})

test('any moment reads back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 946_684_800, max: 4_102_444_799 }), (start) => {
      const [read] = parsed(icsText('x', [{ ...event, start }], now))
      const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(read!.DTSTART!)!
      expect(Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s)) / 1000).toBe(start)
    }),
  )
})

test('the event of a lesson keeps its id when the lesson moves, and leads to its room', () => {
  const lesson = { section_id: '7', title: '合并报表', starts_at: event.start, ends_at: event.end, live_room_id: '70 1', course: { title: '会计', teacher_name: '' } }
  expect(lessonEvent(lesson, 'https://a.example')).toEqual({
    ...{ uid: 'live-lesson-7@xhkt', start: event.start, end: event.end, title: '合并报表' },
    ...{ description: '会计\n进入直播：https://a.example/living?live_room_id=70+1', url: 'https://a.example/living?live_room_id=70+1' },
  })
  expect(lessonEvent({ ...lesson, starts_at: 1 }, '').uid).toBe('live-lesson-7@xhkt')
})
