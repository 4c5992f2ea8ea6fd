/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../../media/media.ts'
import { cutSegment } from './ts-parts.ts'

const segment = readFileSync(join(mediaFolder, 'lessons/a/720p/03.ts'))
const pidsOf = (part: Buffer, packets: number) => Array.from({ length: packets }, (_, index) => part.readUInt16BE(index * 188 + 1) & 0x1fff)

test('parts of a segment: each begins with its tables, and together they have all of its packets', () => {
  const [first, ...rest] = cutSegment(segment, 6)
  const tables = first!.subarray(0, 3 * 188)
  expect(rest).toHaveLength(5)
  for (const part of rest) expect(part.subarray(0, tables.length).equals(tables)).toBe(true)
  expect(pidsOf(tables, 3)).toContain(0)
  expect(Buffer.concat([first!, ...rest.map((part) => part.subarray(tables.length))]).equals(segment)).toBe(true)
})

test('parts of a segment: something else than MPEG-TS is refused', () => {
  expect(() => cutSegment(Buffer.alloc(376), 2)).toThrow('no packet of MPEG-TS at byte 0')
})
