import { api } from '@xhkt/platform/api'
import { CodeField } from '@xhkt/kit/form/code-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { checkCodeLogin } from '@xhkt/kit/validate'
import { Agreement } from './agreement.tsx'
import { AccountForm } from './account-form.tsx'
import type { FormProps } from './form-props.ts'
import { Hint } from './hint.tsx'
import { useLoginFields } from './use-login-fields.ts'

/** The form `login` (docs/product/session.md#login-dialog): a code proves the phone. A new phone is registered. */
export function PhoneCodeForm(props: FormProps) {
  const { phone, code } = props.draft
  const { field, agreement, show } = useLoginFields(props)
  const [busy, submit] = useSubmission(async () => {
    if (show(checkCodeLogin({ phone, code, agreed: props.agreed }))) return
    await props.onLogin(await api.post('/v1/login/register', { phone, sms_code: code }, { token: false }))
  })
  return (
    <AccountForm action="登录" busy={busy} onSubmit={submit}>
      <PhoneField {...field('phone')} />
      <CodeField {...field('code')} use="login" phone={phone} onPhoneError={(message) => show({ phone: message })} onPuzzle={props.onChallenge} />
      <Hint>未注册的手机号验证后将自动注册</Hint>
      <Agreement {...agreement(props)} />
    </AccountForm>
  )
}
