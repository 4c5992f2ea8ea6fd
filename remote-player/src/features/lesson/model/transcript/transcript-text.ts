import { formatDuration } from '@xhkt/kit/format'
import type { Cue } from '../../../../common/player/tracks/web-vtt.ts'

/** A transcript as a text: the lesson, then each line after its time. */
export const transcriptText = (title: string, cues: readonly Cue[]): string =>
  `${[title, '', ...cues.map(({ start, text }) => `[${formatDuration(Math.floor(start))}] ${text.replaceAll('\n', ' ')}`)].join('\n')}\n`
