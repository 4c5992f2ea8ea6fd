import { decodeText } from './decode-text.ts'

test.each([
  ['UTF-8', [0xe5, 0xad, 0x97]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xe5, 0xad, 0x97]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x57, 0x5b]],
  ['UTF-16, big end first', [0xfe, 0xff, 0x5b, 0x57]],
  ['GBK', [0xd7, 0xd6]],
])('%s is read', (_, bytes) => expect(decodeText(Uint8Array.from(bytes).buffer)).toBe('字'))
