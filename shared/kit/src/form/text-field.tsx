import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { errorId, FormField } from './form-field.tsx'
import { NativeInput } from './native-control.tsx'

interface Props {
  id: string
  label: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** The most characters. */
  limit: number
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** A button after the input. */
  children?: ReactNode
}

/** A field for a line of text, without antd: for pages that show it at once. */
export function TextField({ id, label, value, error, onValue, limit, children, ...rest }: Props) {
  return (
    <FormField id={id} label={label} error={error}>
      <NativeInput
        {...rest}
        id={id}
        value={value}
        maxLength={limit}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={errorId(id)}
      />
      {children}
    </FormField>
  )
}
