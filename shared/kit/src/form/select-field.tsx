import { errorId, FormField } from './form-field.tsx'
import { NativeSelect } from './native-control.tsx'

interface Props {
  id: string
  label: string
  /** The value of the chosen option; empty: none. */
  value: string
  error: string | undefined
  onValue: (value: string) => void
  options: readonly { value: string; text: string }[]
  /** Shown while nothing is chosen. */
  placeholder: string
  disabled?: boolean
}

/** A field for one of several options. */
export function SelectField({ id, label, value, error, onValue, options, placeholder, disabled }: Props) {
  return (
    <FormField id={id} label={label} error={error}>
      <NativeSelect
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={errorId(id)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  )
}
