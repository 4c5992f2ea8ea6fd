import { SPEEDS } from '../model/play-speed.ts'
import css from './speed-choice.module.css'

export interface SpeedChoiceProps {
  speed: number
  onChoose: (speed: number) => void
}

/** All speeds side by side, with the current one marked. */
export function SpeedChoice({ speed, onChoose }: SpeedChoiceProps) {
  return (
    <div className={css.choice} role="group" aria-label="播放速度">
      {SPEEDS.map((each) => (
        <button key={each} type="button" className={css.speed} aria-pressed={each === speed} onClick={() => onChoose(each)}>
          {each}x
        </button>
      ))}
    </div>
  )
}
