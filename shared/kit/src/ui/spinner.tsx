import css from './spinner.module.css'

/** A spinner. With a `label` screen readers announce it. Without one it is decorative, as in a button with its own text. */
export function Spinner({ label, size }: { label?: string; size?: number }) {
  const ring = <span className={css.ring} style={size ? { width: size, height: size } : undefined} aria-hidden="true" />
  if (!label) return ring
  return (
    <span className={css.box} role="status">
      {ring}
      <span>{label}</span>
    </span>
  )
}
