import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const indexedColour = 3
// Enough for the edges of a flat picture. An icon of 512 pixels stays below the budget of a picture (scripts/release/gates/file-budget.ts).
const paletteSize = 32

/** A colour is a number, 0xRRGGBBAA. */
const channelsOf = (colour: number): number[] => [24, 16, 8, 0].map((shift) => (colour >>> shift) & 255)

const difference = (one: number, other: number): number => {
  const channels = channelsOf(other)
  return channelsOf(one).reduce((sum, value, index) => sum + (value - (channels[index] ?? 0)) ** 2, 0)
}

/** The most frequent colours, and for each colour of the picture the index of the nearest one. */
function paletteOf(colours: Uint32Array): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const sorted = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
  const palette = sorted.slice(0, paletteSize)
  const nearest = (colour: number): number =>
    palette.reduce((best, one, index) => (difference(one, colour) < difference(palette[best] ?? 0, colour) ? index : best), 0)
  return { palette, indexOf: new Map(sorted.map((colour, index) => [colour, index < paletteSize ? index : nearest(colour)])) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A square PNG with a palette, from its RGBA pixels. A flat picture has a third of the bytes of a browser's screenshot. */
export function indexedPng(pixels: Buffer, size: number): Buffer {
  const colours = Uint32Array.from({ length: size * size }, (_, at) => pixels.readUInt32BE(at * 4))
  const { palette, indexOf } = paletteOf(colours)
  // Each row starts with its filter type; 0 means no filter.
  const rows = Buffer.alloc(size * (size + 1))
  colours.forEach((colour, at) => (rows[at + Math.floor(at / size) + 1] = indexOf.get(colour) ?? 0))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size)
  header.writeUInt32BE(size, 4)
  header.set([8, indexedColour], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channelsOf(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
