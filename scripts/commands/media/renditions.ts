export interface Rendition {
  /** The folder of the segments. */
  name: string
  width: number
  height: number
  /** As in `CODECS` of a master playlist. */
  codecs: string
  level: string
  /** Quality of the encoding; a smaller number is better. */
  crf: number
}

/** Lowest first, as in the master playlist. */
export const renditions: Rendition[] = [
  { name: '360p', width: 640, height: 360, level: '3.0', crf: 28, codecs: 'avc1.4d401e,mp4a.40.2' },
  { name: '540p', width: 960, height: 540, level: '3.1', crf: 23, codecs: 'avc1.4d401f,mp4a.40.2' },
  { name: '720p', width: 1280, height: 720, level: '3.1', crf: 17, codecs: 'avc1.4d401f,mp4a.40.2' },
]

export const framesPerSecond = 12
