/** @jest-environment node */
import { readMessage, readText } from './read-message.ts'

const message = (text: string, name = '小红') =>
  readMessage({ id: '1', sequence: 1, kind: 'text', user: { user_id: 'u2', name, avatar: '', role: 'learner' }, text, sent_at: 5, at: 5 })

test.each([
  ['words', '第一行\n第二行 👨‍👩‍👧', '第一行\n第二行 👨‍👩‍👧'],
  ['control characters and half an emoji', 'a\u0000b\u0007\r\n\uD83D', 'ab\n\uFFFD'],
  ['an override of the direction', 'http://\u202Emoc.live', 'http://moc.live'],
  ['as many marks as a script needs', 'ကြျွှံ့း', 'ကြျွှံ့း'],
  ['10,000 marks over one letter', `好${'\u0301'.repeat(10_000)}的`, `好${'\u0301'.repeat(8)}的`],
])('a text with %s', (_, sent, shown) => {
  expect(message(sent).text).toBe(shown)
  expect(readText(readText(sent))).toBe(shown)
})

test.each([
  ['two lines', '小\n红\u202E ', '小 红'],
  ['nothing to see', ' \u0000\u2066 ', 'u2'],
  ['100,000 characters', '😀'.repeat(50_000), `${'😀'.repeat(40)}…`],
  ['many marks', `红${'\u0489'.repeat(500)}`, `红${'\u0489'.repeat(8)}`],
])('a name of %s [live-chat#reading]', (_, sent, shown) => {
  expect(message('', sent).user.name).toBe(shown)
})
