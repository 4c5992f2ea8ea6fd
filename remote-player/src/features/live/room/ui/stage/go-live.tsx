import css from './go-live.module.css'

/** Shown while the picture is far behind. */
export const GoLive = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={css.button} onClick={onClick}>
    回到直播
  </button>
)
