import { useState } from 'react'
import { cleanInput, passwordMaxLength } from '@xhkt/kit/validate'
import { CleanInput } from './clean-input.tsx'
import { errorId, FormField } from './form-field.tsx'
import css from './password-field.module.css'

interface Props {
  id: string
  label?: string
  /** Whether a password manager fills in the stored password or offers a new one. */
  autoComplete: 'current-password' | 'new-password'
  value: string
  error: string | undefined
  onValue: (password: string) => void
  clean?: typeof cleanInput
  /** True: `value` is empty, and the form is sent with a saved password, which the button cannot show. */
  saved?: boolean
}

const open = 'M1.5 9S4.5 3.75 9 3.75 16.5 9 16.5 9 13.5 14.25 9 14.25 1.5 9 1.5 9ZM9 11.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z'

/** A password field (docs/product/forms.md#password) with a button that shows the password. */
export function PasswordField({ id, label = '密码', autoComplete, value, error, onValue, clean = cleanInput, saved = false }: Props) {
  const [visible, setVisible] = useState(false)
  const empty = autoComplete === 'new-password' ? '6到18位字母或数字' : '请输入密码'
  // The suffix stays an element: antd would remount the input, which would lose the focus.
  const toggle = saved ? (
    <span />
  ) : (
    <button type="button" className={css.toggle} aria-label={visible ? '隐藏密码' : '显示密码'} onClick={() => setVisible(!visible)}>
      <svg className={css.eye} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path d={open} />
        {!visible && <path d="M3 15 15 3" />}
      </svg>
    </button>
  )
  return (
    <FormField id={id} label={label} error={error}>
      <CleanInput
        id={id}
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        limit={passwordMaxLength}
        onValue={onValue}
        clean={clean}
        placeholder={saved ? '已保存的密码' : empty}
        suffix={toggle}
        aria-invalid={error !== undefined}
        aria-describedby={errorId(id)}
      />
    </FormField>
  )
}
