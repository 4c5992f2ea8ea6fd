import { api } from '@xhkt/platform/api'
import { CodeField } from '@xhkt/kit/form/code-field'
import { PasswordField } from '@xhkt/kit/form/password-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { checkRegistration } from '@xhkt/kit/validate'
import { Agreement } from './agreement.tsx'
import { AccountForm } from './account-form.tsx'
import type { FormProps } from './form-props.ts'
import { useLoginFields } from './use-login-fields.ts'

/** Registration by phone, code and password. Logs the learner in. */
export function RegisterForm(props: FormProps) {
  const { phone, code, password } = props.draft
  const { field, agreement, show } = useLoginFields(props)
  const [busy, submit] = useSubmission(async () => {
    if (show(checkRegistration({ ...props.draft, agreed: props.agreed }))) return
    await props.onLogin(await api.post('/v1/register', { phone, sms_code: code, password }, { token: false }))
  })
  return (
    <AccountForm action="注册" busy={busy} onSubmit={submit}>
      <PhoneField {...field('phone')} autoComplete="username" />
      <CodeField {...field('code')} use="register" phone={phone} onPhoneError={(message) => show({ phone: message })} onPuzzle={props.onChallenge} />
      <PasswordField {...field('password')} autoComplete="new-password" />
      <Agreement {...agreement(props)} />
    </AccountForm>
  )
}
