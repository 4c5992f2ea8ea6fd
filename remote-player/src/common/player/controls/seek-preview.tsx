import { formatDuration } from '@xhkt/kit/format'
import { thumbnailAt } from '../tracks/thumbnail.ts'
import { type Cue, cueAt } from '../tracks/cues.ts'
import css from './seek-preview.module.css'

export interface SeekPreviewProps {
  /** In seconds. */
  position: number
  /** Where it stands over the bar, 0 to 1. */
  at: number
  thumbnails: readonly Cue[]
  /** The address of the file of thumbnails. */
  file: string
  chapters: readonly Cue[]
}

/** The picture, the chapter and the time at a place of the seek bar. */
export function SeekPreview({ position, at, thumbnails, file, chapters }: SeekPreviewProps) {
  const thumbnail = thumbnailAt(thumbnails, file, position)
  const chapter = cueAt(chapters, position)
  return (
    <div className={css.preview} style={{ insetInlineStart: `clamp(84px, ${at * 100}%, calc(100% - 84px))` }} aria-hidden="true">
      {thumbnail && (
        <span
          className={css.picture}
          style={{
            width: thumbnail.width,
            height: thumbnail.height,
            backgroundImage: `url("${thumbnail.url}")`,
            backgroundPosition: `-${thumbnail.x}px -${thumbnail.y}px`,
          }}
        />
      )}
      <span className={css.text}>
        {chapter && <span className={css.chapter}>{chapter.text}</span>}
        {formatDuration(position)}
      </span>
    </div>
  )
}
