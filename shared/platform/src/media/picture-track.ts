/** Bytes that are enough for the head of a box, and for the kind of a track. */
const HEAD_BYTES = 1024

/** A file with more boxes before its tracks is none that a school uploads. */
const MAX_BOXES = 40

/** The bytes of a file from `at` on; null where its server does not send parts of files. */
async function readHead(url: string, at: number, signal: AbortSignal): Promise<DataView | null> {
  const response = await fetch(url, { headers: { Range: `bytes=${at}-${at + HEAD_BYTES - 1}` }, signal })
  if (response.status === 206) return new DataView(await response.arrayBuffer())
  void response.body?.cancel().catch(() => undefined)
  return null
}

/** The size of a box in bytes; one that is larger than 4 GB has it behind its name. */
const sizeOf = (box: DataView): number => (box.getUint32(0) === 1 ? Number(box.getBigUint64(8)) : box.getUint32(0))

const latin1 = (bytes: DataView): string => new TextDecoder('latin1').decode(bytes)

const isVideo = /hdlr.{8}vide/s
/** A track whose samples are pictures: the chapters of a sound file. */
const isStills = /stsd.{12}(?:jpeg|png )/s

async function findPicture(url: string, signal: AbortSignal): Promise<boolean> {
  let at = 0
  for (let count = 0; count < MAX_BOXES; count++) {
    const box = await readHead(url, at, signal)
    if (!box || box.byteLength < 16) return false
    const text = latin1(box)
    const name = text.slice(4, 8)
    if (count === 0 && name !== 'ftyp') return false
    if (name === 'trak' && isVideo.test(text) && !isStills.test(text)) return true
    // The index contains the tracks; all else is passed over.
    const step = name === 'moov' ? 8 : sizeOf(box)
    if (step < 8) return false
    at += step
  }
  return false
}

/** Whether an MP4 file has a picture, by its index. False also where it cannot be read. Never rejects. */
export const hasPictureTrack = (url: string, signal: AbortSignal): Promise<boolean> => findPicture(url, signal).catch(() => false)
