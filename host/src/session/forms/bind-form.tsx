import { thirdParty } from '@xhkt/contract/constants'
import { api } from '@xhkt/platform/api'
import type { ThirdAccount } from '@xhkt/platform/auth'
import { CodeField } from '@xhkt/kit/form/code-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { checkCodeLogin } from '@xhkt/kit/validate'
import { Agreement } from './agreement.tsx'
import { AccountForm } from './account-form.tsx'
import type { FormProps } from './form-props.ts'
import { Hint } from './hint.tsx'
import { useLoginFields } from './use-login-fields.ts'

/** The form `bind` (docs/product/session.md#binding): binds a phone to a third-party account and logs the learner in. */
export function BindForm({ account, ...props }: FormProps & { account: ThirdAccount }) {
  const { phone, code } = props.draft
  const { field, agreement, show } = useLoginFields(props)
  const [busy, submit] = useSubmission(async () => {
    if (show(checkCodeLogin({ phone, code, agreed: props.agreed }))) return
    const body = { phone, sms_code: code, source: 'web', ...account } as const
    await props.onLogin(await api.post('/v1/third/login/register/bind', body, { token: false }))
  })
  return (
    <AccountForm action="绑定并登录" busy={busy} onSubmit={submit}>
      <PhoneField {...field('phone')} />
      <CodeField {...field('code')} use="bind" phone={phone} onPhoneError={(message) => show({ phone: message })} onPuzzle={props.onChallenge} />
      <Hint>绑定后可用手机号或{account.type === thirdParty.wechat ? '微信' : 'QQ'}登录，未注册的手机号将自动注册</Hint>
      <Agreement {...agreement(props)} />
    </AccountForm>
  )
}
