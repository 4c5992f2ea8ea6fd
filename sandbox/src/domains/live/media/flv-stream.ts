import { Readable } from 'node:stream'
import { type FlvFile, tagAt } from './flv-file.ts'

/** Milliseconds between two writes. */
const pace = 200

/**
 * A file as an endless live stream, which began at `startedAtMs`: the tags since the last key frame at once, then each when its time comes.
 * Timestamps count from the join. The stream ends when `isOnAir` says so, and when its reader leaves.
 */
export function flvStream(file: FlvFile, startedAtMs: number, now: () => number, isOnAir: () => boolean): Readable {
  const elapsed = () => Math.max(0, now() - startedAtMs)
  const joined = elapsed()
  const inLoop = joined % file.duration
  let index = file.keyFrames.findLast((at) => (file.tags[at]?.time ?? 0) <= inLoop) ?? 0
  let loopStart = joined - inLoop
  const origin = loopStart + (file.tags[index]?.time ?? 0)

  function due(): Buffer[] {
    const chunks: Buffer[] = []
    for (;;) {
      const tag = file.tags[index]
      if (!tag) {
        index = 0
        loopStart += file.duration
      } else if (loopStart + tag.time > elapsed()) return chunks
      else {
        chunks.push(tagAt(tag, loopStart + tag.time - origin))
        index += 1
      }
    }
  }

  const stream = new Readable({ read: () => undefined })
  stream.push(Buffer.concat([file.start, ...due()]))
  const timer = setInterval(() => {
    if (!isOnAir()) return void stream.push(null)
    const chunks = due()
    if (chunks.length > 0) stream.push(Buffer.concat(chunks))
  }, pace)
  stream.once('close', () => clearInterval(timer))
  return stream
}
