/** An event of a calendar file. Times are 10-digit seconds. */
export interface IcsEvent {
  /** The id of the event, the same in every file. */
  uid: string
  start: number
  end: number
  title: string
  /** The description, of one or more lines. */
  description: string
  /** An absolute URL. */
  url: string
}

const maxOctets = 75

/** `2026-11-25T11:30:00Z` as `20261125T113000Z`. */
const utcText = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A value of type TEXT. Control characters other than the line feed are not allowed in one. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_00_00 ? 3 : 4
}

/** Divides a line so that no part has more than 75 octets, and no character is divided. The space before a part counts. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > maxOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += more
  }
  return text
}

const eventLines = ({ uid, start, end, title, description, url }: IcsEvent, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utcText(now)}`,
  `DTSTART:${utcText(start)}`,
  `DTEND:${utcText(end)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${new URL(url).href}`,
  'END:VEVENT',
]

/**
 * A calendar file (RFC 5545) with the given events. Times are in UTC, so calendars of any time zone show them correctly.
 * @param name - the name of the calendar, for apps that subscribe to it
 * @param now - 10-digit seconds
 */
export function icsText(name: string, events: readonly IcsEvent[], now: number): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//xhkt//live calendar//ZH', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
