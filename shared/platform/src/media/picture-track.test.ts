import { hasPictureTrack } from './picture-track.ts'

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4)
  return Buffer.concat([head, body])
}
const largeBox = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(name, 4)
  head.writeBigUInt64BE(BigInt(body.length + 16), 8)
  return Buffer.concat([head, body])
}
const samples = (format: string) => box('stbl', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(format, Buffer.alloc(78))), Buffer.alloc(5000))
const track = (kind: string, format: string) =>
  box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(kind)), box('minf', samples(format))))
const start = box('ftyp', Buffer.from('isom'), Buffer.alloc(12))
const [sound, picture] = [track('soun', 'mp4a'), track('vide', 'hvc1')]
const media = Buffer.alloc(9000)

function serve(file: Buffer, status = 206) {
  const asked = jest.fn((_: string, { headers }: { headers: { Range: string } }) => {
    const [from = 0, to = 0] = headers.Range.replace('bytes=', '').split('-').map(Number)
    const isInside = from < file.length
    return Promise.resolve(new Response(isInside ? new Uint8Array(file.subarray(from, to + 1)) : null, { status: isInside ? status : 416 }))
  })
  Object.assign(window, { fetch: asked })
  return asked
}

const read = () => hasPictureTrack('/1.mp4', new AbortController().signal)

test.each([
  ['an index at the start', [start, box('moov', sound, picture), box('mdat', media)], true],
  ['an index behind the media', [start, largeBox('mdat', media), box('moov', box('mvhd', Buffer.alloc(100)), picture)], true],
  ['sound alone', [start, box('moov', sound), box('mdat', media)], false],
  ['sound whose chapters have pictures', [start, box('moov', sound, track('vide', 'jpeg')), box('mdat', media)], false],
  ['no MP4', [Buffer.from('ID3'.padEnd(2000, 'x'))], false],
  ['a box without an end', [start, Buffer.alloc(2000)], false],
])('a file with %s', async (_, parts, has) => {
  const asked = serve(Buffer.concat(parts))
  expect(await read()).toBe(has)
  expect(asked.mock.calls.length).toBeLessThan(8)
})

test('of a file without byte ranges, and of one that no page may read, nothing is known', async () => {
  serve(Buffer.concat([start, box('moov', picture)]), 200)
  expect(await read()).toBe(false)
  window.fetch = jest.fn().mockRejectedValue(new TypeError('CORS'))
  expect(await read()).toBe(false)
})
