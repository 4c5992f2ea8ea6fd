import { useState } from 'react'
import { type FormName, useDraft } from '../../session/forms/draft.ts'
import type { FormProps } from '../../session/forms/form-props.ts'
import { useAfterLogin } from './use-after-login.ts'

/** The props of the form of an account page. */
export function useAccountForm(name: FormName): { leaving: boolean; form: FormProps } {
  const { leaving, finish } = useAfterLogin()
  const [draft, onDraft] = useDraft(name)
  const [agreed, onAgreed] = useState(false)
  return {
    leaving,
    form: {
      draft,
      onDraft,
      agreed,
      onAgreed,
      onLogin: (result) => finish(result, name === 'register' ? '注册成功' : '登录成功'),
      // No focus trap surrounds the form, so the slider challenge can take the focus.
      onChallenge: () => undefined,
    },
  }
}
