import { usePlayer } from '../model/player-context.ts'
import { seekBy } from '../model/video-commands.ts'
import { ControlButton } from './control-button.tsx'
import css from './player-controls.module.css'

/** In seconds, as the keys J and L. */
const STEP = 10

/** Beside play: back and ahead. */
export function SkipButtons() {
  const { video } = usePlayer()
  const skip = (seconds: number) => {
    if (video) seekBy(video, seconds)
  }
  return (
    <>
      <ControlButton className={css.wide} label="后退 10 秒" icon="back" shortcut="J" onClick={() => skip(-STEP)} />
      <ControlButton className={css.wide} label="前进 10 秒" icon="ahead" shortcut="L" onClick={() => skip(STEP)} />
    </>
  )
}
