import { formatDuration } from '@xhkt/kit/format'
import { usePlayer } from '../model/player-context.ts'
import { useDuration, usePosition } from '../model/video-value.ts'
import css from './player-controls.module.css'

/** Position and length. The seek bar tells them to screen readers. */
export function TimeText() {
  const { video } = usePlayer()
  const position = usePosition(video, 1)
  const duration = useDuration(video)
  return (
    <span className={css.time} aria-hidden="true">
      {formatDuration(position)}
      <span className={css.length}> / {formatDuration(duration)}</span>
    </span>
  )
}
