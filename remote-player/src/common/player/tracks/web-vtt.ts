/** One cue of a WebVTT file. Times are in seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

const timing = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}\.\d{3})/
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&lrm;': '', '&rlm;': '' }

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The words of a cue, without markup. */
const plain = (text: string): string =>
  text.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? '').trim()

function cueOf(block: string): Cue | null {
  const lines = block.split('\n')
  // The line before the times is an optional name.
  const at = lines.findIndex((line) => timing.test(line))
  const [, start, end] = timing.exec(lines[at] ?? '') ?? []
  if (start === undefined || end === undefined) return null
  return { start: secondsOf(start), end: secondsOf(end), text: plain(lines.slice(at + 1).join('\n')) }
}

/**
 * The cues of a WebVTT file, in its order. Blocks of another kind (notes, styles, regions) and cues with a broken time are left out. A
 * file that is no WebVTT throws.
 */
export function parseWebVtt(file: string): Cue[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!/^WEBVTT(?=\s|$)/.test(text)) throw new Error('no WebVTT file')
  return text.split(/\n{2,}/).flatMap((block) => cueOf(block) ?? [])
}

/** The cue that is shown at a position; of two at once the later one. */
export const cueAt = (cues: readonly Cue[], position: number): Cue | undefined =>
  cues.findLast(({ start, end }) => start <= position && position < end)
