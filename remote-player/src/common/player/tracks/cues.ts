/** One cue of a track. Times are in seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

const timing = /^((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&lrm;': '', '&rlm;': '' }

const secondsOf = (time: string): number => time.replace(',', '.').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The words of a cue, without markup. */
const plain = (text: string): string =>
  text.replace(/<[^>]*>|\{\\[^}]*\}/g, '').replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? '').trim()

function cueOf(block: string): Cue | null {
  const lines = block.split('\n')
  // The line before the times is an optional name.
  const at = lines.findIndex((line) => timing.test(line))
  const [, start, end] = timing.exec(lines[at] ?? '') ?? []
  if (start === undefined || end === undefined) return null
  return { start: secondsOf(start), end: secondsOf(end), text: plain(lines.slice(at + 1).join('\n')) }
}

/** A SubRip file has no heading: it starts with its first cue, below the number 1 or without. */
const isSubRip = (text: string): boolean => text.split('\n', 3).some((line) => timing.test(line))

/**
 * The cues of a WebVTT or SubRip file, in its order. Blocks of another kind (notes, styles, regions) and cues with a broken time are left
 * out. A file that is neither throws.
 */
export function parseCues(file: string): Cue[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n').trimStart()
  if (!/^WEBVTT(?=\s|$)/.test(text) && !isSubRip(text)) throw new Error('neither WebVTT nor SubRip')
  return text.split(/\n(?:[ \t]*\n)+/).flatMap((block) => cueOf(block) ?? [])
}

/** The cue that is shown at a position; of two at once the later one. */
export const cueAt = (cues: readonly Cue[], position: number): Cue | undefined =>
  cues.findLast(({ start, end }) => start <= position && position < end)
