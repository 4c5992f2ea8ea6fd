export interface Cue {
  /** Seconds. */
  start: number
  end: number
  text: string
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Minutes and seconds, as in 03:05. */
export const clock = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`

const timestamp = (seconds: number): string => `${two(Math.floor(seconds / 3600))}:${clock(seconds % 3600)}.000`

/** A WebVTT file. Cues start and end at whole seconds. */
export const webVtt = (cues: Cue[]): string =>
  ['WEBVTT', ...cues.map(({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${text}`)].join('\n\n') + '\n'
