import { memo } from 'react'
import { formatDuration } from '@xhkt/kit/format'
import { MarkedText } from '@xhkt/kit/search/marked-text'
import type { Cue } from '../../../../common/player/tracks/cues.ts'
import css from './transcript-line.module.css'

export interface TranscriptLineProps {
  cue: Cue
  number: number
  isCurrent: boolean
  /** The match that the search shows. */
  isChosen: boolean
  /** The one line that Tab reaches; arrow keys go on from there. */
  isTabStop: boolean
  keyword: string
  onSeek: (seconds: number) => void
}

/** What is said from one moment on. Memoised: a lesson has many hundred lines, of which two change at a time. */
export const TranscriptLine = memo(function TranscriptLine(props: TranscriptLineProps) {
  const { cue, number, isCurrent, isChosen, isTabStop, keyword, onSeek } = props
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.line}
        data-line={number}
        data-chosen={isChosen || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSeek(cue.start)}
      >
        <span className={css.time}>{formatDuration(cue.start)}</span>
        <span>
          <MarkedText text={cue.text} keyword={keyword} />
        </span>
      </button>
    </li>
  )
})
