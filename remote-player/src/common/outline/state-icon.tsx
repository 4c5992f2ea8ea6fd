import type { LessonState } from '@xhkt/kit/rules/lesson'
import css from './state-icon.module.css'

const play = 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.2 6.8v6.4l5-3.2z'
const live = 'M10 10h.01M6.5 6.5a5 5 0 0 0 0 7M13.5 6.5a5 5 0 0 1 0 7M4 4a8.5 8.5 0 0 0 0 12M16 4a8.5 8.5 0 0 1 0 12'

const shapes: Record<LessonState, string> = {
  recorded: play,
  playback: play,
  locked: 'M6 9V6.5a4 4 0 0 1 8 0V9M4.5 9h11v8h-11zM10 12v2',
  upcoming: live,
  onAir: live,
  ended: live,
  playbackPending: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 6v4.5l3 2',
  unavailable: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.5 10h.01M10 10h.01M13.5 10h.01',
}
const bars = 'M4 16v-5M8 16V6M12 16V9M16 16V4'
const tick = 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.5 10.2l2.4 2.4 4.6-4.8'

/** The state of a lesson as an icon; the text beside it says the same. */
export function StateIcon({ state, isFinished, isPlaying }: { state: LessonState; isFinished: boolean; isPlaying: boolean }) {
  const isDone = !isPlaying && isFinished && (state === 'recorded' || state === 'playback')
  return (
    <svg className={isDone ? css.done : css.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" data-icon={isPlaying ? 'playing' : isDone ? 'done' : state}>
      <path d={isPlaying ? bars : isDone ? tick : shapes[state]} />
    </svg>
  )
}
