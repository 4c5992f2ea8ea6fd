const headerBytes = 13
const tagHeaderBytes = 11
const sizeBytes = 4

const audio = 8
const video = 9
const keyFrame = 1

interface FlvTag {
  /** Milliseconds. */
  time: number
  bytes: Buffer
}

/** A committed FLV file, taken apart so that it can be sent as an endless stream. */
export interface FlvFile {
  /** The header with the tags that a decoder needs first. */
  start: Buffer
  tags: readonly FlvTag[]
  /** Indexes of `tags` where a picture can begin. */
  keyFrames: readonly number[]
  /** Milliseconds. */
  duration: number
}

const timeOf = (bytes: Buffer) => (bytes.readUInt8(7) << 24) | bytes.readUIntBE(4, 3)

/** The codec's configuration: AVC packet type 0, or AAC packet type 0. */
const isConfiguration = (type: number, body: Buffer) => (type === video || type === audio) && body.readUInt8(1) === 0

/** The end of a sequence, at which a decoder would stop. */
const isEnd = (type: number, body: Buffer) => type === video && body.readUInt8(1) === 2

export function parseFlv(file: Buffer): FlvFile {
  const start: Buffer[] = [file.subarray(0, headerBytes)]
  const tags: FlvTag[] = []
  const keyFrames: number[] = []
  for (let offset = headerBytes; offset + tagHeaderBytes <= file.length; ) {
    const length = tagHeaderBytes + file.readUIntBE(offset + 1, 3) + sizeBytes
    const bytes = file.subarray(offset, offset + length)
    const type = bytes.readUInt8(0)
    const body = bytes.subarray(tagHeaderBytes)
    offset += length
    if ((type !== audio && type !== video) || isEnd(type, body)) continue
    if (isConfiguration(type, body)) start.push(bytes)
    else {
      if (type === video && body.readUInt8(0) >> 4 === keyFrame) keyFrames.push(tags.length)
      tags.push({ time: timeOf(bytes), bytes })
    }
  }
  const last = tags.at(-1)?.time ?? 0
  return { start: Buffer.concat(start), tags, keyFrames, duration: Math.round(last / 1000) * 1000 }
}

/** The tag at another time, in milliseconds. */
export function tagAt({ bytes }: FlvTag, time: number): Buffer {
  const retimed = Buffer.from(bytes)
  retimed.writeUIntBE(time & 0xff_ff_ff, 4, 3)
  retimed.writeUInt8((time >>> 24) & 0xff, 7)
  return retimed
}
