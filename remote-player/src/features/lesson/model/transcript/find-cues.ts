import { foldKeyword } from '@xhkt/kit/search/keyword'
import type { Cue } from '../../../../common/player/tracks/cues.ts'

const folded = new WeakMap<Cue, string>()

/** The text of a cue as a search compares it. A lesson's hundreds of cues are searched again at each key. */
function foldCue(cue: Cue): string {
  const text = folded.get(cue) ?? cue.text.normalize('NFKC').toLowerCase()
  folded.set(cue, text)
  return text
}

/** The numbers of the cues whose text has every word of the keyword; none for an empty one. */
export function findCues(cues: readonly Cue[], keyword: string): number[] {
  const words = foldKeyword(keyword).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return cues.flatMap((cue, at) => (words.every((word) => foldCue(cue).includes(word)) ? [at] : []))
}

/** The number of the cue at a position: the last one that has begun; -1 before the first. */
export function cueNumberAt(cues: readonly Cue[], position: number): number {
  let low = 0
  let high = cues.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cues[middle]?.start ?? Infinity) <= position) low = middle + 1
    else high = middle
  }
  return low - 1
}
