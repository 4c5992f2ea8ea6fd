/** One cue of a track. Times are in seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

/** The cue that is shown at a position; of two at once the later one. */
export const cueAt = (cues: readonly Cue[], position: number): Cue | undefined =>
  cues.findLast(({ start, end }) => start <= position && position < end)
