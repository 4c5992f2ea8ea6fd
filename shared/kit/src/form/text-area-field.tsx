import type { HTMLInputAutoCompleteAttribute } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { errorId, FormField } from './form-field.tsx'
import css from './native-control.module.css'

interface Props {
  id: string
  label: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** The most characters. The field counts them. */
  limit: number
  rows?: number
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A field for a longer text, with a counter. */
export function TextAreaField({ id, label, value, error, onValue, limit, rows = 2, ...rest }: Props) {
  return (
    <FormField id={id} label={label} error={error}>
      <div className={css.counted}>
        <textarea
          {...rest}
          id={id}
          className={classNames(css.control, css.area)}
          rows={rows}
          value={value}
          maxLength={limit}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={errorId(id)}
        />
        <span className={css.count} aria-hidden="true">
          {value.length}/{limit}
        </span>
      </div>
    </FormField>
  )
}
