import css from './spinner.module.css'

/** A sign that work goes on. With a `label` it is announced; without one it is only drawn (inside a button that says so). */
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
