import { phoneLength } from '@xhkt/kit/validate'
import { CleanInput } from './clean-input.tsx'
import { withoutAreaCode } from './fit-text.ts'
import { errorId, FormField } from './form-field.tsx'

interface Props {
  id: string
  label?: string
  value: string
  error: string | undefined
  onValue: (phone: string) => void
  /** `username` in a form with a password, so that a password manager stores both together. */
  autoComplete?: 'tel-national' | 'username'
}

/** A phone number field (docs/product/forms.md#phone). A pasted number may have spaces and the prefix of mainland China. */
export function PhoneField({ id, label = '手机号', value, error, onValue, autoComplete = 'tel-national' }: Props) {
  return (
    <FormField id={id} label={label} error={error}>
      <CleanInput
        id={id}
        // No `type="tel"`: HTML allows neither `username` nor `tel-national` there.
        inputMode="tel"
        autoComplete={autoComplete}
        value={value}
        limit={phoneLength}
        onValue={onValue}
        prepare={withoutAreaCode}
        placeholder="请输入手机号"
        aria-invalid={error !== undefined}
        aria-describedby={errorId(id)}
      />
    </FormField>
  )
}
