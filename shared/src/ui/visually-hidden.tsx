import css from './visually-hidden.module.css'

/** Words for those who do not see what the others see. */
export function VisuallyHidden({ children }: { children: string }) {
  return <span className={css.hidden}>{children}</span>
}
