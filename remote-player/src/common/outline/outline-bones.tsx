import css from './outline-panel.module.css'

/** The skeleton of the outline. */
export function OutlineBones() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <div key={i} className={css.bone} />
      ))}
    </div>
  )
}
