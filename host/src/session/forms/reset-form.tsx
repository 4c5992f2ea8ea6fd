import { api } from '@xhkt/platform/api'
import { toast } from '@xhkt/platform/toast'
import { CodeField } from '@xhkt/kit/form/code-field'
import { PasswordField } from '@xhkt/kit/form/password-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { checkNoSpaces, checkPasswordReset, cleanKeepingSpaces } from '@xhkt/kit/validate'
import { forgetPassword } from '../saved-password.ts'
import { AccountForm } from './account-form.tsx'
import type { FormProps } from './form-props.ts'

interface Props extends Pick<FormProps, 'draft' | 'onDraft' | 'onChallenge'> {
  /** Called once the new password is set. All sessions of the account have ended. */
  onDone: () => void
}

/** Sets a new password. A space in it shows an error at once, and blocks the submission (docs/product/forms.md#password-reset). */
export function ResetForm({ draft, onDraft, onChallenge, onDone }: Props) {
  const { phone, code, password } = draft
  const { field, show } = useFormFields({ draft, onDraft })
  const [busy, submit] = useSubmission(async () => {
    if (show(checkPasswordReset(draft))) return
    await api.put('/v1/reset/pwd', { phone, sms_code: code, password }, { token: false })
    forgetPassword(phone)
    toast.success('密码修改成功，请去登录')
    onDone()
  })
  const newPassword = field('password')
  return (
    <AccountForm action="重置密码" busy={busy} onSubmit={submit}>
      <PhoneField {...field('phone')} autoComplete="username" />
      <CodeField {...field('code')} use="login" phone={phone} onPhoneError={(message) => show({ phone: message })} onPuzzle={onChallenge} />
      <PasswordField
        {...newPassword}
        label="新密码"
        autoComplete="new-password"
        clean={cleanKeepingSpaces}
        error={newPassword.error ?? checkNoSpaces(password) ?? undefined}
      />
    </AccountForm>
  )
}
