import css from './close-button.module.css'

interface Props {
  onClick: () => void
  /** Its accessible name. */
  label?: string
  /** Places the button, and may give it another size than 32 px. */
  className?: string
}

/** A cross that closes a notice or dialog, or empties a field. */
export const CloseButton = ({ onClick, label = '关闭', className = '' }: Props) => (
  <button className={`${css.button} ${className}`} type="button" aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M4 4l8 8M12 4l-8 8" />
    </svg>
  </button>
)
