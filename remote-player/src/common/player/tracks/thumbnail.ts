import type { Cue } from './cues.ts'
import { cueAt } from './cues.ts'

export interface Thumbnail {
  url: string
  /** A part of the picture, in its pixels. */
  x: number
  y: number
  width: number
  height: number
}

/** The picture for a position: the cue is an address relative to its file, with `#xywh=` where it is a part of a picture. */
export function thumbnailAt(cues: readonly Cue[], file: string, position: number): Thumbnail | null {
  const cue = cueAt(cues, position)
  const [address = '', part = ''] = cue?.text.split('#xywh=') ?? []
  const [x, y, width, height] = part.replace(/^pixel:/, '').split(',').map(Number)
  if (!address || x === undefined || y === undefined || !width || !height) return null
  return { url: new URL(address, new URL(file, location.href)).href, x, y, width, height }
}
