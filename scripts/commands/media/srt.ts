import type { Cue } from './webvtt.ts'

const two = (value: number): string => String(value).padStart(2, '0')
const timestamp = (seconds: number): string => `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)},000`

/** A SubRip file. Cues start and end at whole seconds. */
export const srt = (cues: Cue[]): string =>
  cues.map(({ start, end, text }, index) => `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${text}\n`).join('\n')

/** The two bytes of each character. Decodes every pair of bytes, because Node can decode GBK but not encode it. */
function gbkTable(): Map<string, [number, number]> {
  const decoder = new TextDecoder('gbk')
  const table = new Map<string, [number, number]>()
  for (let lead = 0x81; lead < 0xff; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) table.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
  }
  return table
}

/** A text in GBK, the encoding of many Chinese subtitle tools. */
export function gbk(text: string): Uint8Array {
  const table = gbkTable()
  return Uint8Array.from(text.split('').flatMap((character) => table.get(character) ?? [character.charCodeAt(0)]))
}
