import { createCipheriv } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ffmpeg } from './encode.ts'

/** Seconds of each segment. */
const segmentSeconds = 4

const segment = (name: string) => `#EXTINF:${segmentSeconds},\n${name}\n`
const segmentsOf = (...numbers: number[]) => numbers.map((number) => `ts/${number}.ts`)
const whole = segmentsOf(0, 1, 2, 3, 4, 5)

/** A media playlist of segments and of tags that stand between them. */
function playlist(lines: readonly string[], end = '#EXT-X-ENDLIST\n'): string {
  const body = lines.map((line) => (line.startsWith('#') ? `${line}\n` : segment(line)))
  return `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${segmentSeconds}\n${body.join('')}${end}`
}

/** Encrypts by AES-128 as HLS does: the number of a segment in its playlist is the initial vector. */
function encrypted(bytes: Buffer, key: Buffer, number: number): Buffer {
  const vector = Buffer.alloc(16)
  vector.writeUInt32BE(number, 12)
  const cipher = createCipheriv('aes-128-cbc', key, vector)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

/**
 * Makes playlists as schools upload them, from the segments `ts/0.ts` to `ts/5.ts` of a folder. `gone.ts` is a segment that does not exist.
 * @param source The recording of the segments, as one file.
 */
export async function makePlaylistForms(source: string, folder: string): Promise<void> {
  const file = (name: string) => path.join(folder, name)
  const withLine = (name: string, at: number) => whole.map((each, index) => (index === at ? name : each))
  await writeFile(file('whole.m3u8'), playlist(whole))
  await writeFile(file('hole.m3u8'), playlist(withLine('ts/gone.ts', 2)))
  await writeFile(file('endless.m3u8'), playlist(whole, ''))
  await writeFile(file('windows.m3u8'), `\uFEFF${playlist(whole).replaceAll('\n', '\r\n')}`)

  const cut = await readFile(file('ts/3.ts'))
  await writeFile(file('ts/cut-off.ts'), cut.subarray(0, Math.round(cut.length * 0.6)))
  await writeFile(file('cut-off.m3u8'), playlist(withLine('ts/cut-off.ts', 3)))

  // Only the segments of the first half are encrypted; the second half uses the files that are there.
  const key = Buffer.from('key of 16 bytes.')
  await mkdir(file('aes'), { recursive: true })
  await writeFile(file('aes/key'), key)
  const secret = [0, 1, 2]
  for (const number of secret) await writeFile(file(`aes/${number}.ts`), encrypted(await readFile(file(`ts/${number}.ts`)), key, number))
  const names = secret.map((number) => `aes/${number}.ts`)
  await writeFile(file('aes.m3u8'), playlist(['#EXT-X-KEY:METHOD=AES-128,URI="aes/key"', ...names, '#EXT-X-KEY:METHOD=NONE', ...segmentsOf(3, 4, 5)]))

  await ffmpeg(
    ...['-ss', 2 * segmentSeconds, '-i', source, '-t', segmentSeconds, '-vf', 'crop=100:180,fps=6', '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', 36, '-bf', 0, '-g', 24],
    ...['-c:a', 'aac', '-b:a', '12k', '-ar', 16_000, '-ac', 1, '-flags', '+bitexact', '-fflags', '+bitexact'],
    ...['-f', 'mpegts', file('ts/upright.ts')],
  )
  const joint = '#EXT-X-DISCONTINUITY'
  await writeFile(file('upright.m3u8'), playlist([...segmentsOf(0, 1), joint, 'ts/upright.ts', joint, ...segmentsOf(3, 4, 5)]))
}
