import css from './login-dialog.module.css'

/** Leads from a form to the one before it (section 4). */
export const BackLink = ({ name, onBack }: { name: string; onBack: () => void }) => (
  <button className={css.back} type="button" onClick={onBack}>
    <svg className={css.arrow} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M10 3L5 8l5 5" />
    </svg>
    {name}
  </button>
)
