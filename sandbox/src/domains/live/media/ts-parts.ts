const packetBytes = 188
/** A packet of MPEG-TS begins with this. */
const sync = 0x47

const hasPayloadStart = (packet: Buffer) => (packet.readUInt8(1) & 0x40) !== 0
const payloadAt = (packet: Buffer) => ((packet.readUInt8(3) & 0x20) === 0 ? 4 : 5 + packet.readUInt8(4))

/** A frame of the picture begins here: a PES packet of a video stream. */
function beginsFrame(packet: Buffer): boolean {
  const at = payloadAt(packet)
  if (!hasPayloadStart(packet) || at + 4 > packetBytes) return false
  return packet.readUIntBE(at, 3) === 1 && (packet.readUInt8(at + 3) & 0xf0) === 0xe0
}

/**
 * Cuts a segment of MPEG-TS into parts with the same number of frames. Each begins with the tables of the segment (PAT and PMT), as a
 * player may begin there.
 */
export function cutSegment(segment: Buffer, count: number): Buffer[] {
  const frames: number[] = []
  for (let at = 0; at + packetBytes <= segment.length; at += packetBytes) {
    const packet = segment.subarray(at, at + packetBytes)
    if (packet.readUInt8(0) !== sync) throw new Error(`no packet of MPEG-TS at byte ${at}`)
    if (beginsFrame(packet)) frames.push(at)
  }
  const tables = segment.subarray(0, frames[0])
  const cuts = Array.from({ length: count }, (_, part) => frames[Math.round((part * frames.length) / count)])
  return cuts.map((from, part) => Buffer.concat([tables, segment.subarray(from, cuts[part + 1] ?? segment.length)]))
}
