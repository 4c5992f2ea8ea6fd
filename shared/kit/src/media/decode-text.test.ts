import { decodeText } from './decode-text.ts'

test.each([
  ['UTF-8', [0xe5, 0xad, 0x97]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xe5, 0xad, 0x97]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x57, 0x5b]],
  ['UTF-16, big end first', [0xfe, 0xff, 0x5b, 0x57]],
  ['GBK', [0xd7, 0xd6]],
])('%s is read', (_, bytes) => expect(decodeText(Uint8Array.from(bytes).buffer)).toBe('字'))

test.each([
  ['little end first', [0x31, 0, 0x57, 0x5b]],
  ['big end first', [0, 0x31, 0x5b, 0x57]],
])('UTF-16 without a byte order mark, %s, is read', (_, bytes) => expect(decodeText(Uint8Array.from(bytes).buffer)).toBe('1字'))

test('a broken byte in UTF-8 costs one character, not the text', () => {
  const bytes = new TextEncoder().encode('同学们好，今天讲间隔复习。'.repeat(3))
  bytes[4] = 0x20
  expect(decodeText(bytes.buffer)).toMatch(/^同.{1,4}们好，今天讲间隔复习。同学们好/)
})

test('a text of ASCII alone is read', () => expect(decodeText(new TextEncoder().encode('WEBVTT').buffer)).toBe('WEBVTT'))
