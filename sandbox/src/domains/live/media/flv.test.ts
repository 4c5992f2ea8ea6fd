/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { mediaFolder } from '../../media/media.ts'
import { type FlvFile, parseFlv } from './flv-file.ts'
import { flvStream } from './flv-stream.ts'

const file: FlvFile = parseFlv(readFileSync(join(mediaFolder, 'live/a.flv')))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const sent = (stream: Readable): FlvFile => parseFlv((stream.read() as Buffer | null) ?? Buffer.alloc(0))

test('FLV file: 60 s with a key frame every 6 s', () => {
  expect(file.duration).toBe(60_000)
  expect(file.keyFrames).toHaveLength(10)
})

test('FLV stream: begins at the last key frame, at time 0, and continues with the clock', () => {
  let now = 20_000
  const stream = flvStream(file, 0, () => now, () => true)
  const first = sent(stream)
  expect([first.keyFrames[0], first.tags[0]?.time]).toEqual([0, 0])
  expect(first.tags.at(-1)?.time).toBeGreaterThan(1900)
  expect(first.tags.at(-1)?.time).toBeLessThanOrEqual(2000)
  now = 21_000
  jest.advanceTimersByTime(1000)
  const more = stream.read() as Buffer
  expect(more.length).toBeGreaterThan(0)
  stream.destroy()
})

test('FLV stream: starts its file again without a jump in time', () => {
  let now = 58_000
  const stream = flvStream(file, 0, () => now, () => true)
  const first = stream.read() as Buffer
  now = 63_000
  jest.advanceTimersByTime(200)
  const times = parseFlv(Buffer.concat([first, stream.read() as Buffer])).tags.map(({ time }) => time)
  expect(Math.max(...times)).toBeGreaterThan(8000)
  expect(Math.max(...times.slice(1).map((time, index) => Math.abs(time - (times[index] ?? 0))))).toBeLessThan(300)
  stream.destroy()
})

test('FLV stream: ends when the lesson is no longer on air, and leaves no timer', async () => {
  let isOnAir = true
  const stream = flvStream(file, 0, () => 10_000, () => isOnAir)
  stream.read()
  isOnAir = false
  const ended = new Promise((resolve) => stream.once('close', resolve))
  jest.advanceTimersByTime(200)
  stream.resume()
  await ended
  expect(jest.getTimerCount()).toBe(0)
})
