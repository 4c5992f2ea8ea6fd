import { usePlayer } from '../model/player-context.ts'
import css from './play-button.module.css'

/** Starts the video where the browser blocks autoplay. */
export function PlayButton() {
  const { video, frame } = usePlayer()
  const play = () => {
    // The button disappears, and the focus must not go with it.
    frame?.focus({ preventScroll: true })
    video?.play().catch(() => undefined)
  }
  return (
    <button className={css.play} type="button" onClick={play}>
      <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
        <circle className={css.ground} cx="36" cy="36" r="36" />
        <path className={css.sign} d="M29 22.5v27l22-13.5z" />
      </svg>
      <span className={css.word}>播放</span>
    </button>
  )
}
