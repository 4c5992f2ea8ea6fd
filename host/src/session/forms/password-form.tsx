import type { ReactNode } from 'react'
import { Checkbox } from '@xhkt/platform/antd/form'
import { api, ApiError } from '@xhkt/platform/api'
import type { LoginResult } from '@xhkt/contract'
import { errorCode } from '@xhkt/contract/constants'
import { PasswordField } from '@xhkt/kit/form/password-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { useSubmission } from '@xhkt/kit/form/use-submission'
import { checkPasswordLogin } from '@xhkt/kit/validate'
import { savePassword } from '../saved-password.ts'
import { Agreement } from './agreement.tsx'
import { AccountForm } from './account-form.tsx'
import type { FormProps } from './form-props.ts'
import { useLoginFields } from './use-login-fields.ts'
import { useSavedPassword } from './use-saved-password.ts'
import css from './password-form.module.css'

interface Props extends Omit<FormProps, 'onChallenge'> {
  /** Shown beside 记住密码. */
  aside: ReactNode
}

/** Login by phone and password. */
export function PasswordForm({ aside, ...props }: Props) {
  const { phone } = props.draft
  const { offered, remember, onRemember, usesSaved, onDraft, readPassword, forget } = useSavedPassword(props)
  const { field, agreement, show } = useLoginFields({ ...props, onDraft })

  async function logIn(password: string): Promise<LoginResult> {
    try {
      return await api.post('/v1/login/register', { phone, password }, { token: false })
    } catch (error) {
      if (error instanceof ApiError && error.code === errorCode.wrongPassword) forget()
      throw error
    }
  }

  const [busy, submit] = useSubmission(async () => {
    const password = await readPassword()
    if (show(checkPasswordLogin({ phone, password, agreed: props.agreed }))) return
    const result = await logIn(password)
    // Not awaited: the login must not depend on a convenience.
    if (remember) void savePassword({ phone, password })
    await props.onLogin(result)
  })
  return (
    <AccountForm action="登录" busy={busy} onSubmit={submit}>
      <PhoneField {...field('phone')} autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" saved={usesSaved} />
      <div className={css.row}>
        {offered && (
          <Checkbox checked={remember} onChange={(event) => onRemember(event.target.checked)}>
            记住密码
          </Checkbox>
        )}
        <span className={css.aside}>{aside}</span>
      </div>
      <Agreement {...agreement(props)} />
    </AccountForm>
  )
}
