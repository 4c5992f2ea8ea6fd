import css from './play-button.module.css'

/** Where the browser does not start a picture by itself: one large place to press. */
export function PlayButton({ video }: { video: HTMLVideoElement }) {
  const play = () => {
    // The button goes away; the keyboard goes on at the player's own controls.
    video.focus({ preventScroll: true })
    video.play().catch(() => undefined)
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
