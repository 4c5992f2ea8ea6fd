import type { ReactNode } from 'react'
import css from './form-field.module.css'

interface Props {
  /** The id of the input in `children`. */
  id: string
  label: string
  error: string | null | undefined
  children: ReactNode
}

export const errorId = (id: string): string => `${id}-error`

/** A label, an input and space for its error, so that nothing moves when an error appears. */
export function FormField({ id, label, error, children }: Props) {
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.control}>{children}</div>
      <p id={errorId(id)} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}
