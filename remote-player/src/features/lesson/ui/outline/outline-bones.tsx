import css from './outline-panel.module.css'

/** The rows of the page's skeleton, while only the outline is still on the way. */
export function OutlineBones() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <div key={i} className={css.bone} />
      ))}
    </div>
  )
}
