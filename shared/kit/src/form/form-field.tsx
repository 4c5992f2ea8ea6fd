import type { ReactNode } from 'react'
import css from './form-field.module.css'

interface Props {
  /** Of the input within. */
  id: string
  label: string
  error: string | null | undefined
  children: ReactNode
}

export const errorId = (id: string): string => `${id}-error`

/** A labelled input with room for its message, so that nothing moves when one appears. */
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
