import type { TimeRange } from '../model/video-value.ts'
import type { Cue } from '../tracks/cues.ts'
import css from './seek-bar.module.css'

export interface SeekTrackProps {
  /** In seconds, as all others. */
  duration: number
  position: number
  buffered: readonly TimeRange[]
  chapters: readonly Cue[]
  notes?: readonly number[]
}

/** What the seek bar shows: the played and the loaded parts, where chapters begin, and where notes are. */
export function SeekTrack({ duration, position, buffered, chapters, notes = [] }: SeekTrackProps) {
  const share = (value: number): string => `${duration > 0 ? Math.min(100, (value / duration) * 100) : 0}%`
  return (
    <div className={css.track}>
      {buffered.map(({ start, end }) => (
        <span key={start} className={css.buffered} style={{ insetInlineStart: share(start), width: share(end - start) }} />
      ))}
      <span className={css.played} style={{ width: share(position) }} />
      {chapters
        .filter(({ start }) => start > 0 && start < duration)
        .map(({ start }) => (
          <span key={start} className={css.chapter} style={{ insetInlineStart: share(start) }} />
        ))}
      {notes.map((second, index) => (
        <span key={index} className={css.note} style={{ insetInlineStart: share(second) }} data-note-mark />
      ))}
    </div>
  )
}
