/** @jest-environment node */
import { pictureTypeOf } from './picture-type.ts'

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe1, 0, 0], 'image/jpeg'],
  ['a PNG', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a], 'image/png'],
  ['a WebP', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBP')], 'image/webp'],
  ['another RIFF file', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WAVE')], null],
  ['a GIF', ascii('GIF89a'), null],
  ['an SVG', ascii('<svg xmlns='), null],
  ['half a head', [0xff, 0xd8], null],
  ['an empty file', [], null],
])('picture type: %s by its first bytes [forms#pictures]', (_, bytes, type) => {
  expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type)
})
